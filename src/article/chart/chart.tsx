import type { ReactNode } from "react";

import { Grid } from "./cells";
import type { ChartType } from "../../charts/chart-rules";
import { Line, Multiples } from "./lines";
import { readTable } from "../read-nodes";
import { Bars, Dots } from "./rows";
import { nameUnit, numberWriter } from "../../charts/scale";

export interface ChartProps {
  type: ChartType;
  title: string;
  unit?: string;
  source?: string;
  /** The table, as it is written in the article. */
  children: ReactNode;
}

/** How charts are drawn: a table with drawings in its rows, a table of blocks, or lines with a table below. */
export type ChartShape = "rows" | "cells" | "lines";

const kinds = {
  bars: { Drawing: Bars, shape: "rows" },
  dots: { Drawing: Dots, shape: "rows" },
  line: { Drawing: Line, shape: "lines" },
  multiples: { Drawing: Multiples, shape: "lines" },
  grid: { Drawing: Grid, shape: "cells" },
} as const satisfies Record<ChartType, { Drawing: unknown; shape: ChartShape }>;

export function findShape(type: ChartType): ChartShape {
  return kinds[type].shape;
}

interface LocalizedProps extends ChartProps {
  /** Summary above the table of a drawing that is not a table itself. */
  tableLabel: string;
  language: string;
}

/** A chart of a table. */
export function Chart({ type, title, unit = "", source, children, tableLabel, language }: LocalizedProps) {
  const { Drawing, shape } = kinds[type];
  const isTable = shape !== "lines";
  return (
    <figure className="chart">
      <figcaption>{isTable ? title : nameUnit(title, unit)}</figcaption>
      <Drawing table={readTable(children)} unit={unit} title={title} writeNumber={numberWriter(language)} />
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
