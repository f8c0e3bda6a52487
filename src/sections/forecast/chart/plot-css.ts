import { css } from "@emotion/react";

import { color } from "../../../theme/tokens";

const redraw = "200ms ease-out";

/** Lines, range and cross of the chart, in the drawing and in the legend. */
export const drawingCss = css({
  width: "100%",
  height: "100%",
  overflow: "visible",
  fill: "none",
  strokeLinejoin: "round",
  "& path": { vectorEffect: "non-scaling-stroke" },
  "& line": { stroke: color.line },
  "& [data-now]": { stroke: color.muted, strokeDasharray: "3 3" },
  "& [data-line]": { stroke: color.accent, strokeWidth: 2.5, transition: `d ${redraw}` },
  "& [data-line=ahead]": { strokeDasharray: "6 5" },
  "& [data-range]": { fill: color.accent, fillOpacity: 0.14, transition: `d ${redraw}` },
  "& [data-cross]": { stroke: color.muted },
  "& circle": { fill: color.raised, stroke: color.accent, strokeWidth: 3, transition: `cy ${redraw}` },
  "@media (forced-colors: active)": {
    "& line": { stroke: "GrayText" },
    "& [data-line], & circle": { stroke: "Highlight" },
    "& circle": { fill: "Canvas" },
    "& [data-range]": { fill: "Highlight" },
    "& [data-cross]": { stroke: "CanvasText" },
  },
});
