/** The article that a person has written, or else one about nobody else; the first of several. */
export function findOwnArticle(slug: string, articles: readonly Queries.OwnArticleFragment[]) {
  return (
    articles.find(({ author }) => author?.slug === slug) ??
    articles.find(({ about }) => about?.length === 1 && about[0]?.slug === slug)
  );
}
