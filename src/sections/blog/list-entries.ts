/** A card of the blog's list for a page of this site. */
export interface BlogEntry extends Omit<Queries.BlogArticleFragment, "path" | "cover"> {
  to: string;
  cover?: string | null;
}

/**
 * Lists the cards for pages of this site, newest first: all articles, with the words and the tag of the post that links to one,
 * and posts that link to other pages.
 */
export function listEntries(
  articles: readonly Queries.BlogArticleFragment[],
  posts: readonly Queries.PostFragment[],
): BlogEntry[] {
  const entries = new Map<string, BlogEntry>(articles.map(({ path, ...article }) => [path, { ...article, to: path }]));
  for (const { url, title, description, tag, day, date, draft } of posts) {
    if (url === null) continue;
    const card = { to: url, title, text: description, tag, day, date, draft };
    entries.set(url, { ...card, cover: entries.get(url)?.cover ?? null });
  }
  return [...entries.values()].sort((a, b) => b.day.localeCompare(a.day));
}
