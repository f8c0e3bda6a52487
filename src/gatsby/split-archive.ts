import { archivePath } from "../content/routes";

/** Most posts, and most articles, on the blog page. */
export const blogPageSize = 24;

/** Most posts, and most articles, on an archive page: with the longest titles its page data stays below 10 KiB. */
export const archivePageSize = 16;

/** Number of records by tag or category. */
type Counts = ReadonlyMap<string, number>;

function sum(counts: Counts): number {
  return [...counts.values()].reduce((total, count) => total + count, 0);
}

/** Lists the pages of one archive, without the first `skipped` records. `name` is its tag or category, if it has one. */
function splitArchive(blogPath: string, count: number, skipped: number, archives: readonly string[], name?: string) {
  const last = Math.ceil((count - skipped) / archivePageSize);
  return Array.from({ length: last }, (_, index) => {
    const number = index + 1;
    const first = name === undefined ? blogPath : undefined;
    const context = {
      name,
      number,
      skip: skipped + index * archivePageSize,
      limit: archivePageSize,
      /** Path of the page with newer entries. */
      newer: number > 1 ? archivePath(blogPath, name, number - 1) : first,
      /** Path of the page with older entries. */
      older: number < last ? archivePath(blogPath, name, number + 1) : undefined,
      /** Names of all archives. */
      archives,
    };
    return { path: archivePath(blogPath, name, number), context };
  });
}

/**
 * Lists the archive's pages with their page contexts. There are none while the blog page has room for all posts and all articles.
 * Otherwise one archive continues the blog page, and each tag and category has one with all of its records.
 */
export function listArchivePages(blogPath: string, posts: Counts, articles: Counts) {
  const count = Math.max(sum(posts), sum(articles));
  if (count <= blogPageSize) return [];
  const names = [...new Set([...posts.keys(), ...articles.keys()])];
  return [
    ...splitArchive(blogPath, count, blogPageSize, names),
    ...names.flatMap((name) =>
      splitArchive(blogPath, Math.max(posts.get(name) ?? 0, articles.get(name) ?? 0), 0, names, name),
    ),
  ];
}
