import type { FunctionComponent, ReactNode } from "react";

import { Chart, type ChartProps } from "./chart/chart";

/** Words of the interface that articles need; from `data/interface.json`. */
export interface ArticleStrings {
  /** Opens a chart's numbers as a table. */
  chartTable: string;
  /** Heading of the footnotes. */
  notes: string;
  /** Leads from a footnote to its place in the text. */
  backToText: string;
}

/** What `<Figure />` says. */
export interface FigureProps {
  image: string;
  alt: string;
  caption?: string;
}

/** A page shows the picture in its place, from the image pipeline. */
export const Figure: FunctionComponent<FigureProps> = () => null;

/** A page shows the quote of the frontmatter in its place. */
export function PullQuote(): null {
  return null;
}

function Callout({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div className="callout" role="note">
      {title ? <p className="callout-title">{title}</p> : null}
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

function Steps({ children }: { children: ReactNode }) {
  return <div className="steps">{children}</div>;
}

/** The components that an article may use by name (`src/content/text/components.ts`). */
export function createComponents({ chartTable }: Pick<ArticleStrings, "chartTable">) {
  return {
    Figure,
    PullQuote,
    Callout,
    Stat,
    Steps,
    Chart: (props: ChartProps) => <Chart {...props} tableLabel={chartTable} />,
  };
}
