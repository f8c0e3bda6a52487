import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

import type { ChartType } from "../../charts/chart-rules";
import { formatShare } from "../../charts/scale";
import { palette } from "../../theme/palette";
import type { ChartTable } from "../read-nodes";
import { countRows } from "./cells";
import { readColumns, readSeries, Series } from "./lines";
import { Bar, Change, findMax, type RowDrawingProps } from "./rows";

/** Chart of an article's cover, which shows its drawing without text. */
export interface Cover {
  type: ChartType;
  title: string;
  table: ChartTable;
}

interface CoverProps {
  table: ChartTable;
  width: number;
  height: number;
}

/** Opacity of parts that are not emphasized. */
const muted = 0.3;

function Rows({ table, width, height, Drawing }: CoverProps & { Drawing: (props: RowDrawingProps) => ReactNode }) {
  const { rows } = table;
  const hasStrong = rows.some(({ isStrong }) => isStrong);
  return rows.map((row, index) => (
    <svg
      key={index}
      y={((index + 0.5) * height) / rows.length - 10}
      width={width}
      height="20"
      overflow="visible"
      opacity={row.isStrong || !hasStrong ? 1 : muted}
    >
      <Drawing values={row.values.map(Number)} max={findMax(table)} />
    </svg>
  ));
}

/** Changes on faint lines, which make gaps between dots part of the drawing. */
function Changes(props: CoverProps) {
  const { rows } = props.table;
  return (
    <>
      {rows.map((_, index) => {
        const y = ((index + 0.5) * props.height) / rows.length;
        return <line key={index} x2="100%" y1={y} y2={y} opacity={muted} strokeWidth="1" />;
      })}
      <Rows {...props} Drawing={Change} />
    </>
  );
}

/** Few changes: bars instead of dots, the longest of each row as wide as the cover. */
function Pairs({ table: { rows }, height }: CoverProps) {
  return rows.flatMap((row, index) => {
    const values = row.values.map(Number);
    const bar = (height / rows.length) * (0.8 / values.length);
    return values.map((value, place) => (
      <rect
        key={`${index} ${place}`}
        y={((index + 0.1) * height) / rows.length + place * bar}
        width={formatShare(value, Math.max(...values))}
        height={bar - 4}
        rx="2"
        stroke="none"
        opacity={place === values.length - 1 ? 1 : muted}
      />
    ));
  });
}

/** Small lines in two columns; three lines in one column. */
function Columns({ table, width, height }: CoverProps) {
  const { columns, scale } = readColumns(table);
  const across = columns.length === 3 ? 1 : 2;
  const down = Math.ceil(columns.length / across);
  const gap = 24;
  const size = { width: (width + gap) / across - gap, height: (height + gap) / down - gap };
  return columns.map(({ points }, index) => (
    <svg
      key={index}
      x={(index % across) * (size.width + gap)}
      y={Math.floor(index / across) * (size.height + gap)}
      {...size}
      overflow="visible"
    >
      <line x2="100%" y1="100%" y2="100%" opacity={muted} strokeWidth="1" />
      <Series points={points} scale={scale} size={size} isShaded />
    </svg>
  ));
}

function Blocks({ table: { head, rows }, width, height }: CoverProps) {
  const across = width / (head.length - 1);
  const down = height / rows.length;
  return rows.flatMap(({ cells }, row) =>
    cells.map(({ text, isStrong }, column) => {
      const count = text === "" ? 0 : countRows(rows, row, column);
      const box = { x: column * across + 2, y: row * down + 2, width: across - 4, height: count * down - 4 };
      return count > 0 ? <rect key={column} {...box} rx="2" stroke="none" opacity={isStrong ? 1 : muted} /> : null;
    }),
  );
}

const drawings: Record<ChartType, (props: CoverProps) => ReactNode> = {
  bars: (props) => <Rows {...props} Drawing={Bar} />,
  dots: (props) => (props.table.rows.length > 3 ? <Changes {...props} /> : <Pairs {...props} />),
  line: ({ table, ...size }) => <Series {...readSeries(table)} size={size} isShaded />,
  multiples: Columns,
  grid: Blocks,
};

/** Margin for the ends of lines. */
const margin = 8;

/** Height of a row. A cover is at least six rows high. */
const rowHeight = 24;

/** Renders a cover as an SVG file for a light or a dark background. It is half as high as wide. */
export function renderCover({ type, table }: Pick<Cover, "type" | "table">, isDark: boolean): string {
  const Drawing = drawings[type];
  const isTable = type === "bars" || type === "dots";
  const height = rowHeight * Math.max(6, isTable ? table.rows.length : 0);
  const width = 2 * height + 2 * margin;
  const color = isDark ? palette.accentLight : palette.accent;
  return renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width="320"
      height="160"
      viewBox={`${-margin} ${-margin} ${width + 2 * margin} ${height + 2 * margin}`}
      fill={color}
      stroke={color}
      color={isDark ? palette.ink : palette.white}
      strokeWidth="3"
      strokeLinejoin="round"
    >
      <Drawing table={table} width={width} height={height} />
    </svg>,
  );
}
