import type { FunctionComponent, ReactNode } from "react";

import { Chart, type ChartProps } from "./chart/chart";

/** Strings for articles, from `data/interface.json`, and the language of the site. */
export interface ArticleStrings {
  language: string;
  /** Summary above a chart's numbers as a table. */
  chartTable: string;
  /** Heading of the footnotes. */
  notes: string;
  /** Label of the link from a footnote to its place in the text. */
  backToText: string;
}

/** Attributes of `<Figure />`. */
export interface FigureProps {
  image: string;
  /** The same in an upright shape, for phones. */
  small?: string;
  alt: string;
  caption?: string;
}

/** Renders nothing: the page shows the picture here, from the image pipeline. */
export const Figure: FunctionComponent<FigureProps> = () => null;

/** Renders nothing: the page shows the quote of the frontmatter here. */
export function PullQuote(): null {
  return null;
}

function Aside({ children }: { children: ReactNode }) {
  return (
    <div className="aside" role="note">
      {children}
    </div>
  );
}

function Stat({ value, label }: { value: string; label: string }) {
  return (
    <p className="stat">
      <strong>{value}</strong> {label}
    </p>
  );
}

/** The components that an article may use by name (`src/content/text/components.ts`). */
export function createComponents({ chartTable, language }: Pick<ArticleStrings, "chartTable" | "language">) {
  return {
    Figure,
    PullQuote,
    Aside,
    Stat,
    Chart: (props: ChartProps) => <Chart {...props} tableLabel={chartTable} language={language} />,
  };
}
