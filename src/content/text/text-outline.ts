import type { Advice, Position } from "../problem";

/** Something in an article's text and where; the place counts from the text's own beginning. */
export interface Placed {
  at: Position;
}

export interface TextHeading extends Placed {
  /** 1 for `#`, 2 for `##`, and so on. */
  level: number;
  title: string;
}

export interface TextLink extends Placed {
  url: string;
  /** What the link says. */
  label: string;
}

export interface TextImage extends Placed {
  url: string;
  alt: string;
}

export interface TextFigure extends Placed {
  /** Path below `data/images/`. */
  image: string;
  alt: string;
  altAt: Position;
}

/** What checks need to know of an article's text: plain data, so that it can be kept. */
export interface TextOutline {
  headings: TextHeading[];
  links: TextLink[];
  images: TextImage[];
  /** `<Figure />` with a picture and its description. */
  figures: TextFigure[];
  /** `<PullQuote />`. */
  quotes: Placed[];
  /** Syntax errors, code, wrong components, and Markdown that is not read as such. */
  faults: (Placed & Advice & { rule: string })[];
}
