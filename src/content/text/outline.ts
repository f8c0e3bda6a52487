import type { LocatedFinding, Position } from "../problem";

export interface LocatedText {
  at: Position;
  text: string;
}

export interface TextLink {
  at: Position;
  url: string;
  label: string;
}

/** Parts of an article's text that checks need. */
export interface TextOutline {
  /** Position of the first block. */
  start: Position;
  /** Level 1 for `#`, 2 for `##`, and so on. */
  headings: { at: Position; level: number; title: string }[];
  ids: LocatedText[];
  links: TextLink[];
  /** Pictures of `<Figure />`, as paths below `data/images/`, and their alternative text. */
  figures: { image: LocatedText; small: LocatedText | undefined; alt: LocatedText }[];
  quotes: Position[];
  /** Code, invalid components and broken Markdown. */
  findings: LocatedFinding[];
}

/** Outline of a text, or its first syntax error. */
export interface ParsedText {
  outline?: TextOutline;
  error?: LocatedFinding | undefined;
}
