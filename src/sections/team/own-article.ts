interface Person {
  readonly slug: string;
}

interface Candidate {
  readonly author: Person | null;
  readonly about: readonly Person[] | null;
}

/** The article that a person has written, or else one about nobody else; the first of several. */
export function findOwnArticle<Article extends Candidate>(slug: string, articles: readonly Article[]) {
  return (
    articles.find(({ author }) => author?.slug === slug) ??
    articles.find(({ about }) => about?.length === 1 && about[0]?.slug === slug)
  );
}
