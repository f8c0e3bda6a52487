import { archivePath } from "../content/routes";

/** Most posts, and most articles, that the blog page lists. */
export const blogPageSize = 24;

/** The same for a page of the archive. With the longest titles its page data stays below 10 KiB. */
export const archivePageSize = 16;

/** The page context of an archive page. */
export interface ArchiveContext {
  /** Tag or category; the archive of everything when left out. */
  name?: string | undefined;
  /** Counted from 1. */
  number: number;
  skip: number;
  limit: number;
  /** Path of the page with newer entries. */
  newer?: string | undefined;
  /** Path of the page with older entries. */
  older?: string | undefined;
  /** Names of all archives. */
  archives: readonly string[];
}

/** How many records there are of each tag or category. */
export type Counts = ReadonlyMap<string, number>;

function sum(counts: Counts): number {
  return [...counts.values()].reduce((total, count) => total + count, 0);
}

/** Lists the pages of one archive. The first `skipped` records are not in it. */
function splitArchive(blogPath: string, count: number, skipped: number, archives: readonly string[], name?: string) {
  const last = Math.ceil((count - skipped) / archivePageSize);
  return Array.from({ length: last }, (_, index) => {
    const number = index + 1;
    const first = name === undefined ? blogPath : undefined;
    const context: ArchiveContext = {
      name,
      number,
      skip: skipped + index * archivePageSize,
      limit: archivePageSize,
      newer: number > 1 ? archivePath(blogPath, name, number - 1) : first,
      older: number < last ? archivePath(blogPath, name, number + 1) : undefined,
      archives,
    };
    return { path: archivePath(blogPath, name, number), context };
  });
}

/**
 * Lists the archive's pages. There are none as long as the blog page holds all posts and all articles. Otherwise one archive
 * continues the blog page, and each tag and category has one with all of its records.
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
