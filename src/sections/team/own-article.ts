/** Finds the first article that a person has written, otherwise the first that is only about them. */
export function findOwnArticle(slug: string, articles: readonly Queries.OwnArticleFragment[]) {
  return (
    articles.find(({ author }) => author?.slug === slug) ??
    articles.find(({ about }) => about?.length === 1 && about[0]?.slug === slug)
  );
}
