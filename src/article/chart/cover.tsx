import { renderToStaticMarkup } from "react-dom/server";

import { palette } from "../../theme/palette";
import type { ChartTable } from "../read-nodes";
import type { ChartType } from "../../charts/chart-rules";
import { coverSize, drawings } from "./cover-drawings";

/** The chart that an article's cover is drawn from: the drawing alone, without words. */
export interface Cover {
  type: ChartType;
  table: ChartTable;
}

/** A cover as the text of an SVG file, for a light ground or a dark one. */
export function writeCover({ type, table }: Cover, isDark: boolean): string {
  const { softFill, soft, strongFill, strong, dashed } = drawings[type](table);
  const color = isDark ? palette.accentLight : palette.accent;
  return renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${coverSize.width} ${coverSize.height}`}
      {...coverSize}
      fill="none"
      stroke={color}
    >
      {softFill ? <path d={softFill} fill={color} stroke="none" opacity={isDark ? 0.3 : 0.22} /> : null}
      {soft ? <path d={soft} opacity="0.4" strokeWidth="1.5" /> : null}
      {strongFill ? <path d={strongFill} fill={color} stroke="none" /> : null}
      {strong ? <path d={strong} strokeWidth="3" strokeLinejoin="round" /> : null}
      {dashed ? <path d={dashed} strokeWidth="3" strokeDasharray="7 7" /> : null}
    </svg>,
  );
}
