/** Path of the page that an unknown address shows. It is a file, not a route. */
export const notFoundPath = "/404";

/** First parts of paths that belong to files of the build, to the relay, or to Gatsby (`index` is its name for the home page). */
const reserved = ["static", "page-data", "slice-data", "social", "send-email", "index", "dev-404-page"];

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

/**
 * Path of a page of the blog's archive, counted from 1.
 * @param blogPath path of the blog page
 * @param name tag or category; the archive of everything when left out
 */
export function archivePath(blogPath: string, name?: string, page = 1): string {
  const parts = [blogPath, "archive", ...(name === undefined ? [] : [slugify(name)]), ...(page > 1 ? [page] : [])];
  return parts.join("/");
}

/** Whether a path is reserved for the blog's archive, whose pages depend on the number of articles. */
export function isInArchive(path: string, blogPath: string): boolean {
  const archive = archivePath(blogPath);
  return path === archive || path.startsWith(`${archive}/`);
}
