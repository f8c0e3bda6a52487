import type { FunctionComponent, ReactNode } from "react";

import type { InterfaceStrings } from "../content/kinds/interface-strings";
import type { Attributes, ComponentName } from "../content/text/components";
import { Chart, type ChartProps } from "./chart/chart";

/** Strings for articles, and the language of the site. */
export interface ArticleStrings extends Pick<InterfaceStrings["article"], "chartTable" | "notes" | "backToText"> {
  language: string;
}

/** Marks the position of a picture, which the page renders from the image pipeline. */
export const Figure: FunctionComponent<Attributes<"Figure">> = () => null;

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

function Stat({ value, label }: Attributes<"Stat">) {
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
