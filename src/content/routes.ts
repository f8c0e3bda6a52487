/** Path of the page that an unknown address shows. It is a file, not a route. */
export const notFoundPath = "/404";

/** First parts of paths that belong to files of the build, to the relay, or to Gatsby (`index` is its name for the home page). */
const reserved = [
  "static",
  "page-data",
  "slice-data",
  "social",
  "send-email",
  "_gatsby",
  "_headers",
  "_redirects",
  "404.html",
  "index",
  "dev-404-page",
];

/** What all spellings of a path have in common: decoded, without a slash or `index.html` at its end; undefined if it cannot be decoded. */
export function normalizePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path).replace(/(?:\/index\.html)?\/?$/u, "") || "/";
  } catch {
    return undefined;
  }
}

/** The path of a redirect as browsers request it, without a slash at its end. */
export function redirectPath(from: string): string {
  return new URL(from, "https://site.example").pathname.replace(/\/$/u, "");
}

/** File of the page that a redirect has for hosts without redirects. */
export function redirectFile(from: string): string {
  return `${normalizePath(from) ?? from}/index.html`;
}

/** Whether no page and no redirect can have a path. */
export function isReserved(path: string): boolean {
  return reserved.includes(path.split("/")[1] ?? "");
}

/** The words of a name in lower case with hyphens between them; empty without letters and digits. */
export function slugify(name: string): string {
  const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu);
  return words?.join("-") ?? "";
}

/** Path of an article. */
export function articlePath(slug: string): string {
  return `/blog/${slug}`;
}

/** Path of a page of the blog's archive, counted from 1; page 0 is the blog page itself. */
export function archivePath(blogPath: string, page: number): string {
  return [blogPath, ...(page > 0 ? ["archive"] : []), ...(page > 1 ? [page] : [])].join("/");
}

/** Whether a path is reserved for the blog's archive, whose pages depend on the number of articles. */
export function isInArchive(path: string, blogPath: string): boolean {
  const archive = archivePath(blogPath, 1);
  return path === archive || path.startsWith(`${archive}/`);
}
