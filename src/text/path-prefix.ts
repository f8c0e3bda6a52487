/** Path below which the pages are, e.g. `/de`; empty for the first language of the site. */
export const pathPrefix = process.env.GATSBY_PATH_PREFIX ?? "";

export const homePath = pathPrefix || "/";

/** Adds the prefix to a path of the content; other addresses are unchanged. */
export function addPrefix(path: string): string {
  if (pathPrefix === "" || !path.startsWith("/")) return path;
  return path === "/" ? homePath : pathPrefix + path.replace(/^\/(?=[?#])/u, "");
}
