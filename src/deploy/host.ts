/** Hosts that read `_headers` and `_redirects`, each in its own way. */
export type Host = "cloudflare" | "netlify";

/**
 * The host that a build is for. Netlify sets `NETLIFY` in its builds.
 * @see https://docs.netlify.com/build/configure-builds/environment-variables/
 */
export function chooseHost(netlify: string | undefined): Host {
  return netlify === "true" ? "netlify" : "cloudflare";
}
