import { findRelated, type Relative } from "./find-related";

function nameShelf(category: string, author?: string, keyword?: string): string {
  return JSON.stringify([category, author, keyword]);
}

/** Articles by category, by author within one, and by search term within each; on every shelf the newest come first. */
function sortByShelf<Article extends Relative>(articles: readonly Article[]): Map<string, Article[]> {
  const shelves = new Map<string, Article[]>();
  const sorted = articles.toSorted((a, b) => b.published - a.published || (a.slug < b.slug ? -1 : 1));
  for (const article of sorted) {
    const { category, author, keywords } = article;
    const names = [undefined, ...keywords].flatMap((keyword) => [
      nameShelf(category, undefined, keyword),
      nameShelf(category, author, keyword),
    ]);
    for (const name of new Set(names)) {
      const standing = shelves.get(name);
      if (standing) standing.push(article);
      else shelves.set(name, [article]);
    }
  }
  return shelves;
}

/**
 * Finds for every article what to read after it, as `findRelated` does. To compare all with all would take longer with every article
 * there is. So it looks no further than the nearest shelf that holds enough, for what stands there comes before all else; and on
 * that shelf, to those that share a search term, those of the author, and the newest.
 */
export function relateAll<Article extends Relative>(
  articles: readonly Article[],
  count: number,
): Map<Article, Article[]> {
  const shelves = sortByShelf(articles);
  const find = (article: Article): Article[] => {
    const { category, author, keywords } = article;
    const shelf = (by?: string, keyword?: string) => shelves.get(nameShelf(category, by, keyword)) ?? [];
    const near = [author, undefined].find((by) => shelf(by).length > count);
    // The article itself is one of them.
    if (near === undefined && shelf().length <= count) return findRelated(article, articles, count);
    const candidates = new Set([
      ...shelf(near).slice(0, count + 1),
      ...keywords.flatMap((keyword) => shelf(near, keyword)),
      ...(author === undefined || author === near ? [] : shelf(author)),
    ]);
    return findRelated(article, candidates, count);
  };
  return new Map(articles.map((article) => [article, find(article)]));
}
