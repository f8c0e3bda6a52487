import type { FunctionComponent, ReactNode } from "react";

import type { ComponentName } from "../content/text/components";
import { Chart, type ChartProps } from "./chart/chart";

/** Strings for articles from `data/interface.json`, and the language of the site. */
export interface ArticleStrings {
  language: string;
  chartTable: string;
  /** Heading of the footnotes. */
  notes: string;
  /** Label of the link from a footnote back to its reference. */
  backToText: string;
}

export interface FigureProps {
  image: string;
  /** Upright version for phones. */
  small?: string;
  alt: string;
  caption?: string;
}

/** Marks the position of a picture, which the page renders from the image pipeline. */
export const Figure: FunctionComponent<FigureProps> = () => null;

/** Marks the position of the quote in the frontmatter, which the page renders. */
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

/** Creates the components for articles, each of which has a rule in `src/content/text/components.ts`. */
export function createComponents({ chartTable, language }: Pick<ArticleStrings, "chartTable" | "language">) {
  return {
    Figure,
    PullQuote,
    Aside,
    Stat,
    Chart: (props: ChartProps) => <Chart {...props} tableLabel={chartTable} language={language} />,
  } satisfies Record<ComponentName, unknown>;
}
