/**
 * Stands for `gatsby-link`: what Gatsby's own navigation and `follow-links.ts` need of it, without its component. Links here are
 * plain HTML, and the site stands at the root of its host.
 */
interface Options {
  replace?: boolean;
}

declare global {
  interface Window {
    /** Gatsby's, which knows redirects and loads a page before it shows it. */
    ___navigate: (to: string, options?: Options) => void;
  }
}

/** Goes to a page of this site. */
export function navigate(to: string, options?: Options): void {
  window.___navigate(to, options);
}

/** Takes an address of this site apart. Query and hash hold their sign, and are empty where they say nothing. */
export function parsePath(path: string): { pathname: string; search: string; hash: string } {
  const [, pathname = "", search = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/su.exec(path) ?? [];
  return { pathname: pathname || "/", search: search === "?" ? "" : search, hash: hash === "#" ? "" : hash };
}

/** Gatsby's own module hands these on, and nothing here takes them. */
export const Link = undefined;
export const withPrefix = undefined;
export const withAssetPrefix = undefined;
