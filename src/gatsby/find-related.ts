/** What makes one article kin to another. */
export interface Relative {
  slug: string;
  category: string;
  /** Slug of the author; none for the company's own articles. */
  author?: string | undefined;
  keywords: readonly string[];
  /** Milliseconds since 1970. */
  published: number;
}

/**
 * Finds the articles to read after one: of its category before others, then of its author, then with most of its search
 * terms, then the newest. The same content gives the same answer; the article itself is never in it.
 */
export function findRelated<Article extends Relative>(
  article: Article,
  all: Iterable<Article>,
  count: number,
): Article[] {
  const terms = new Set(article.keywords);
  const rank = ({ category, author, keywords, published }: Article) => [
    Number(category === article.category),
    Number(author !== undefined && author === article.author),
    keywords.filter((keyword) => terms.has(keyword)).length,
    published,
  ];
  const ranked = [...all].filter(({ slug }) => slug !== article.slug).map((other) => ({ other, ranks: rank(other) }));
  ranked.sort((a, b) => {
    const difference = a.ranks.map((value, index) => (b.ranks[index] ?? 0) - value).find((value) => value !== 0);
    return difference ?? (a.other.slug < b.other.slug ? -1 : 1);
  });
  return ranked.slice(0, count).map(({ other }) => other);
}
