/** How many related articles a page shows. */
const relatedCount = 3;

export interface RelatedArticle {
  readonly slug: string;
  readonly category: string;
  /** Null for the company's own articles. */
  readonly author: { readonly slug: string } | null;
  readonly keywords: readonly string[];
}

/**
 * Finds the articles to read after one: of its category before others, then of its author, then with most of its keywords, then the
 * newest. The article itself is not among them.
 * @param newestFirst all articles; of equals, the earlier one is chosen
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

/** Lists the articles below one: the next older one (after the oldest the newest), so that each leads to another, then related ones. */
export function listFurther(article: RelatedArticle, newestFirst: readonly RelatedArticle[]): RelatedArticle[] {
  const index = newestFirst.findIndex(({ slug }) => slug === article.slug);
  const next = newestFirst[index + 1] ?? newestFirst[0];
  if (!next || next.slug === article.slug) return [];
  const others = newestFirst.filter((other) => other !== next);
  return [next, ...findRelated(article, others)];
}
