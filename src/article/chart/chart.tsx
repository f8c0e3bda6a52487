import type { ReactNode } from "react";

import { Grid } from "./cells";
import type { ChartType } from "../../charts/chart-rules";
import type { Attributes } from "../../content/text/components";
import { Line, Multiples } from "./lines";
import { readTable } from "../read-nodes";
import { Bars, Dots, type DrawingProps } from "./rows";
import { nameUnit, createNumberFormat } from "../../charts/scale";

export interface ChartProps extends Attributes<"Chart"> {
  /** Table in the article. */
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
  /** Summary of the table below a drawing that is not a table. */
  tableLabel: string;
  language: string;
}

export function Chart({ type, title, unit = "", source, children, tableLabel, language }: LocalizedProps) {
  const Drawing = drawings[type];
  const isTable = type !== "line" && type !== "multiples";
  return (
    <figure className="chart">
      <figcaption>{isTable ? title : nameUnit(title, unit)}</figcaption>
      <Drawing table={readTable(children)} unit={unit} title={title} formatNumber={createNumberFormat(language)} />
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
