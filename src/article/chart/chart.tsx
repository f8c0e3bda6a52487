import type { ReactNode } from "react";

import { Grid } from "./cells";
import type { ChartType } from "../../charts/chart-rules";
import { Line, Multiples } from "./lines";
import { readTable } from "../read-nodes";
import { Bars, Dots, type DrawingProps } from "./rows";
import { nameUnit, numberWriter } from "../../charts/scale";

export interface ChartProps {
  type: ChartType;
  title: string;
  unit?: string;
  source?: string;
  /** The table, as it is written in the article. */
  children: ReactNode;
}

const drawings: Record<ChartType, (props: DrawingProps) => ReactNode> = {
  bars: Bars,
  dots: Dots,
  line: Line,
  multiples: Multiples,
  grid: Grid,
};

interface LocalizedProps extends ChartProps {
  /** Summary above the table of a drawing that is not a table itself. */
  tableLabel: string;
  language: string;
}

/** A chart of a table. */
export function Chart({ type, title, unit = "", source, children, tableLabel, language }: LocalizedProps) {
  const Drawing = drawings[type];
  const isTable = type !== "line" && type !== "multiples";
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
