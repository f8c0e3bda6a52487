/** What a social card shows. Pictures are `data:` addresses. */
export interface Card {
  /** Canonical path of the page, from which the card's line has its waves. */
  path: string;
  /** The company's name and mark. */
  name: string;
  mark: string;
  /** A word or two above the title. */
  eyebrow?: string | undefined;
  title: string;
  author?: CardAuthor | undefined;
}

export interface CardAuthor {
  name: string;
  role: string;
  /** Square. */
  portrait: string;
}

/** The card with another text in the place of each of its texts. */
export function mapTexts(card: Card, change: (text: string) => string): Card {
  const { name, eyebrow, title, author } = card;
  return {
    ...card,
    name: change(name),
    eyebrow: eyebrow === undefined ? undefined : change(eyebrow),
    title: change(title),
    author: author && { ...author, name: change(author.name), role: change(author.role) },
  };
}
