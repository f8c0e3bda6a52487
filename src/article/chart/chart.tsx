import type { ReactNode } from "react";

import { Counts, Grid, Matrix } from "./cells";
import type { ChartType } from "./chart-rules";
import { Line, Multiples } from "./lines";
import { readTable } from "../read-nodes";
import { Bars, Dots } from "./rows";
import { nameUnit } from "./scale";

export interface ChartProps {
  type: ChartType;
  title: string;
  unit?: string;
  source?: string;
  /** The table, as it is written in the article. */
  children: ReactNode;
}

/** How a chart is drawn, and whether the drawing is a table with all numbers. */
const kinds = {
  bars: { Drawing: Bars, isTable: true },
  dots: { Drawing: Dots, isTable: true },
  line: { Drawing: Line, isTable: false },
  multiples: { Drawing: Multiples, isTable: false },
  counts: { Drawing: Counts, isTable: true },
  matrix: { Drawing: Matrix, isTable: true },
  grid: { Drawing: Grid, isTable: true },
} as const;

/** A chart of a table. `tableLabel` is the summary above the table of a drawing that is not a table itself. */
export function Chart({ type, title, unit = "", source, children, tableLabel }: ChartProps & { tableLabel: string }) {
  const { Drawing, isTable } = kinds[type];
  return (
    <figure className="chart">
      <figcaption>{isTable ? title : nameUnit(title, unit)}</figcaption>
      <Drawing table={readTable(children)} unit={unit} title={title} />
      {isTable ? null : (
        <details>
          <summary>{tableLabel}</summary>
          {children}
        </details>
      )}
      {source ? <p className="chart-source">{source}</p> : null}
    </figure>
  );
}
