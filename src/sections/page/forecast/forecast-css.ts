import { css } from "@emotion/react";

import { color, media, motion, oneColumn, radius, scriptedCss, size, space, weight } from "../../../theme/tokens";

export const panelPadding = {
  paddingBlock: space.loose,
  paddingInline: `clamp(${space.normal}, 2.4vw, ${space.loose})`,
};

/** Text that is large for the width of its panel: the container around it. */
export const largeText = "@container (max-width: 15em)";

export const panelCss = css(panelPadding, {
  ...oneColumn,
  alignContent: "start",
  gap: space.snug,
  paddingBlockEnd: space.normal,
  "& h3": { fontSize: size.body, lineHeight: 1.3 },
});

/** Green for gains, red for losses; brighter in drawings. */
export const polarityCss = css({
  fontWeight: weight.heading,
  "&[data-polarity=gain]": { color: color.growthText },
  "&[data-polarity=loss]": { color: color.churnText },
  "svg&[data-polarity=gain]": { color: color.growth },
  "svg&[data-polarity=loss]": { color: color.churn },
  [media.forcedColors]: { "svg&[data-polarity]": { color: "CanvasText" } },
});

export const segmentsCss = css({
  display: "inline-flex",
  flexWrap: "wrap",
  padding: 3,
  border: `1px solid ${color.line}`,
  borderRadius: "9px",
  background: color.sunken,
  ...scriptedCss,
  "& span": {
    minHeight: "2.125rem",
    padding: `0 ${space.snug}`,
    borderRadius: radius.small,
    color: color.muted,
    fontWeight: weight.strong,
    transition: `background-color ${motion.quick}, color ${motion.quick}`,
  },
  "& input:hover + span": { color: color.text },
  "& input:checked + span": { background: color.raised, color: color.text, boxShadow: `0 0 0 1px ${color.line}` },
});

const redraw = "200ms ease-out";

/** Lines, range and crosshair, in the drawing and the legend. */
export const drawingCss = css({
  width: "100%",
  height: "100%",
  overflow: "visible",
  fill: "none",
  strokeLinejoin: "round",
  "& path": { vectorEffect: "non-scaling-stroke" },
  "& line": { stroke: color.line },
  "& [data-tick]": { stroke: color.muted },
  "& [data-now]": { stroke: color.muted, strokeDasharray: "3 3" },
  "& [data-line]": { stroke: color.accent, strokeWidth: 2.5, transition: `d ${redraw}` },
  "& [data-line=ahead]": { strokeDasharray: "6 5" },
  "& [data-range]": { fill: color.accent, fillOpacity: 0.14, transition: `d ${redraw}` },
  "& [data-cross]": { stroke: color.muted },
  "& circle": { fill: color.raised, stroke: color.accent, strokeWidth: 3, transition: `cy ${redraw}` },
  [media.forcedColors]: {
    "& line": { stroke: "GrayText" },
    "& [data-line], & circle": { stroke: "Highlight" },
    "& circle": { fill: "Canvas" },
    "& [data-range]": { fill: "Highlight", fillOpacity: 0.35 },
    "& [data-cross]": { stroke: "CanvasText" },
  },
});
