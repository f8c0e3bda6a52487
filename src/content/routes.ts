/** Path of the page for unknown URLs. It is a file, not a route. */
export const notFoundPath = "/404";

/** First path segments reserved for build files, the relay and Gatsby (`index` is its name for the home page). */
const reserved = [
  "static",
  "page-data",
  "slice-data",
  "social",
  "send-email",
  "bounces",
  "health",
  "_gatsby",
  "_headers",
  "_redirects",
  "404.html",
  "index",
  "dev-404-page",
];

/** Normalizes a path: decodes it and removes a trailing slash or `index.html`. Returns undefined if it cannot be decoded. */
export function normalizePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path).replace(/(?:\/index\.html)?\/?$/u, "") || "/";
  } catch {
    return undefined;
  }
}

/** Normalizes a path as disks of macOS and Windows do, on which names that differ by case are one. */
export function foldPath(path: string): string | undefined {
  return normalizePath(path)?.normalize().toLowerCase();
}

/** Returns the path of a redirect as browsers request it, without a trailing slash. */
export function redirectPath(from: string): string {
  return new URL(from, "https://site.example").pathname.replace(/\/$/u, "");
}

/** Returns the file of the page of a redirect, for hosts without redirects. */
export function redirectFile(from: string): string {
  return `${normalizePath(from) ?? from}/index.html`;
}

/** Whether neither a page nor a redirect may have a path. */
export function isReserved(path: string): boolean {
  return reserved.includes(path.split("/")[1] ?? "");
}

/** Ids that pages have besides their anchors, and names under which a script would find an element instead of nothing. */
const pageIds =
  /^(?:_.*|gatsby-.*|content|site-menu|menu-\d+|visitData|footnote-label|note-fn.*|forecast-accounts|mapAccount\d+|constructor|pagePath|requestIdleCallback|trustedTypes)$/u;
const formIds =
  /^(?:(?:firstName|lastName|phone|email|message)(?:-hint|-error)?|contact-(?:form|answer|note|privacy|sent)|what-happens-next|subject_line)$/u;

/** Whether an anchor is an id of the page itself. */
export function isReservedAnchor(anchor: string, hasForm: boolean): boolean {
  return pageIds.test(anchor) || (hasForm && formIds.test(anchor));
}

/** Returns the anchor of an account below that of its forecast, or a link with it. The first account has the index 0. */
export function accountAnchor(forecast: string, account: number): string {
  return `${forecast}-${account + 1}`;
}

export function articlePath(slug: string): string {
  return `/blog/${slug}`;
}

/** Returns the path of a page of the blog archive, counted from 1; page 0 is the blog page itself. */
export function archivePath(blogPath: string, page: number): string {
  return [blogPath, ...(page > 0 ? ["archive"] : []), ...(page > 1 ? [page] : [])].join("/");
}

/** Whether a path is reserved for the blog's archive, whose pages depend on the number of articles. */
export function isInArchive(path: string, blogPath: string): boolean {
  const archive = archivePath(blogPath, 1);
  return path === archive || path.startsWith(`${archive}/`);
}
