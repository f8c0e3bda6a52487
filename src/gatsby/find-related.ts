/** Number of related articles on a page. */
const relatedCount = 3;

/** Article of the query in `create-pages.ts`. The company's own have no author. */
export type RelatedArticle = Omit<Queries.SitePagesQuery["allArticle"]["nodes"][number], "path">;

/**
 * Finds the articles related to one. Ranks them by category, then author, then number of shared keywords, then date. Excludes the
 * article itself.
 * @param newestFirst all articles
 */
export function findRelated(article: RelatedArticle, newestFirst: readonly RelatedArticle[]): RelatedArticle[] {
  const rank = ({ category, author, keywords }: RelatedArticle) => [
    Number(category === article.category),
    Number(author !== null && author.slug === article.author?.slug),
    keywords.filter((keyword) => article.keywords.includes(keyword)).length,
  ];
  return newestFirst
    .filter(({ slug }) => slug !== article.slug)
    .map((other) => ({ other, ranks: rank(other) }))
    .sort((a, b) => b.ranks.map((value, index) => value - (a.ranks[index] ?? 0)).find((value) => value !== 0) ?? 0)
    .slice(0, relatedCount)
    .map(({ other }) => other);
}

/** Lists the articles to show below one: the next older one (the newest after the oldest), then related ones. */
export function listFurther(article: RelatedArticle, newestFirst: readonly RelatedArticle[]): RelatedArticle[] {
  const index = newestFirst.findIndex(({ slug }) => slug === article.slug);
  const next = newestFirst[index + 1] ?? newestFirst[0];
  if (!next || next.slug === article.slug) return [];
  const others = newestFirst.filter((other) => other !== next);
  return [next, ...findRelated(article, others)];
}
