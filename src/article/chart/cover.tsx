import type { ReactNode, SVGProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";

import type { ChartType } from "../../charts/chart-rules";
import { palette } from "../../theme/palette";
import type { ChartTable } from "../read-nodes";
import { countRows } from "./cells";
import { readColumns, readSeries, Series } from "./lines";
import { Bar, findMax } from "./rows";

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

/** Stroke that keeps its width when the cover is stretched. */
function Stroke(props: SVGProps<SVGPathElement>) {
  return <path vectorEffect="non-scaling-stroke" {...props} />;
}

function Bars({ table, width, height }: CoverProps) {
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
      <Bar values={row.values.map(Number)} max={findMax(table)} />
    </svg>
  ));
}

/** Diameter of a dot. */
const dot = 13;

/** Changes on faint lines, which make gaps between dots part of the drawing. Dots are ends of strokes, which stay round. */
function Changes({ table, width, height }: CoverProps) {
  const { rows } = table;
  const hasStrong = rows.some(({ isStrong }) => isStrong);
  const max = findMax(table);
  return rows.map(({ isStrong, values }, index) => {
    const y = ((index + 0.5) * height) / rows.length;
    const [from = 0, to] = values.map((value) => (Number(value) / max) * width);
    const end = to ?? from;
    return (
      <g key={index} strokeLinecap="round">
        <Stroke d={`M0 ${y}H${width}`} opacity={muted} strokeWidth="1" />
        <g opacity={isStrong || !hasStrong ? 1 : muted}>
          <Stroke d={`M${to === undefined ? 0 : from} ${y}H${end}`} />
          {to === undefined ? null : (
            <>
              <Stroke d={`M${from} ${y}h0`} strokeWidth={dot} />
              <Stroke d={`M${from} ${y}h0`} strokeWidth={dot - 6} stroke="currentColor" />
            </>
          )}
          <Stroke d={`M${end} ${y}h0`} strokeWidth={dot} />
        </g>
      </g>
    );
  });
}

/** Few rows: bars instead of dots, the longest of each pair as wide as the cover. */
function Pairs({ table, width, height }: CoverProps) {
  const { rows } = table;
  return rows.flatMap((row, index) => {
    const values = row.values.map(Number);
    const max = values.length > 1 ? Math.max(...values) : findMax(table);
    const bar = (height / rows.length) * (0.8 / values.length);
    return values.map((value, place) => (
      <rect
        key={`${index} ${place}`}
        y={((index + 0.1) * height) / rows.length + place * bar}
        width={(value / (max || 1)) * width}
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
      <Stroke d={`M0 ${size.height}H${size.width}`} opacity={muted} strokeWidth="1" />
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
  bars: Bars,
  dots: (props) => (props.table.rows.length > 3 ? <Changes {...props} /> : <Pairs {...props} />),
  line: ({ table, ...size }) => <Series {...readSeries(table)} size={size} isShaded />,
  multiples: Columns,
  grid: Blocks,
};

/** Margins for the ends of strokes: above and below, and at the sides, where dots are wider than lines. */
const margin = 8;
const sideMargin = (type: ChartType) => (type === "dots" ? margin : 1);

/** Height of a row. A cover is at least six rows high. */
const rowHeight = 24;

/** Renders a cover as an SVG file for a light or a dark background. It is half as high as wide, and fills boxes of other shapes. */
export function renderCover({ type, table }: Pick<Cover, "type" | "table">, isDark: boolean): string {
  const Drawing = drawings[type];
  const isTable = type === "bars" || type === "dots";
  const height = rowHeight * Math.max(6, isTable ? table.rows.length : 0);
  const side = sideMargin(type);
  const width = 2 * height + 2 * margin;
  const color = isDark ? palette.accentLight : palette.accent;
  return renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width="320"
      height="160"
      viewBox={`${-side} ${-margin} ${width + 2 * side} ${height + 2 * margin}`}
      preserveAspectRatio="none"
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
