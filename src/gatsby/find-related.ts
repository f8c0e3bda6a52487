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

interface Ranked {
  other: Relative;
  /** The higher, the sooner; the first that differs decides. */
  ranks: readonly number[];
}

function isBefore(a: Ranked, b: Ranked): boolean {
  const difference = a.ranks.map((value, index) => value - (b.ranks[index] ?? 0)).find((value) => value !== 0);
  return difference === undefined ? a.other.slug < b.other.slug : difference > 0;
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
  const best: { other: Article; ranks: number[] }[] = [];
  // Not sorted: only the first few are wanted of what may be thousands.
  for (const other of all) {
    if (other.slug === article.slug) continue;
    const entry = { other, ranks: rank(other) };
    const place = best.findIndex((placed) => isBefore(entry, placed));
    best.splice(place === -1 ? best.length : place, 0, entry);
    best.length = Math.min(best.length, count);
  }
  return best.map(({ other }) => other);
}
