/**
 * Finds the first article that a person has written, otherwise the first that is only about them.
 * @param articles with slugs of people
 */
export function findOwnArticle<Found extends Readonly<Record<string, unknown>>>(
  slug: string,
  articles: readonly Found[],
): Found | undefined {
  const isAlone = ({ about }: Found) => Array.isArray(about) && about.length === 1 && about[0] === slug;
  return articles.find((article) => article["author"] === slug) ?? articles.find(isAlone);
}
