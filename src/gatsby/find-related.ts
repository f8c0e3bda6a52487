const relatedCount = 3;

/** Article of the query in `create-pages.ts`. The company's own have no author. */
export type RelatedArticle = Omit<Queries.SitePagesQuery["allArticle"]["nodes"][number], "path">;

/** Finds the articles related to another one: by category, then author, number of shared keywords and date. */
export function findRelated(article: RelatedArticle, newestFirst: readonly RelatedArticle[]): RelatedArticle[] {
  // The category outranks the author, and the author up to 1000 shared keywords.
  const score = ({ category, author, keywords }: RelatedArticle) =>
    (category === article.category ? 2000 : 0) +
    (author !== null && author.slug === article.author?.slug ? 1000 : 0) +
    keywords.filter((keyword) => article.keywords.includes(keyword)).length;
  return newestFirst
    .filter(({ slug }) => slug !== article.slug)
    .map((other) => ({ other, score: score(other) }))
    .sort((one, two) => two.score - one.score)
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
