/** Most posts, and most articles, on the blog page. */
export const blogPageSize = 24;

/** Most posts, and most articles, on an archive page: with the longest titles its page data stays below 10 KiB. */
export const archivePageSize = 16;

/** Number of records by tag or category. */
type Counts = ReadonlyMap<string, number>;

function sum(counts: Counts): number {
  return [...counts.values()].reduce((total, count) => total + count, 0);
}

/**
 * Lists the contexts of the archive's pages. There are none while the blog page has room for all posts and all articles. Otherwise
 * one archive continues the blog page, and each tag and category (`name`) has one with all of its records.
 */
export function listArchivePages(posts: Counts, articles: Counts) {
  const total = Math.max(sum(posts), sum(articles));
  if (total <= blogPageSize) return [];
  const archives = [...new Set([...posts.keys(), ...articles.keys()])];
  const named = archives.map((name) => ({
    name,
    from: 0,
    to: Math.max(posts.get(name) ?? 0, articles.get(name) ?? 0),
  }));
  return [{ name: undefined, from: blogPageSize, to: total }, ...named].flatMap(({ name, from, to }) => {
    const last = Math.ceil((to - from) / archivePageSize);
    return Array.from({ length: last }, (_, index) => {
      const skip = from + index * archivePageSize;
      return { name, number: index + 1, last, skip, limit: archivePageSize, archives };
    });
  });
}
