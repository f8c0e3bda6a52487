import { css } from "@emotion/react";

import { color, motion, radius, size, space, weight } from "../../theme/tokens";

const captionCss = { fontSize: size.small, lineHeight: 1.5, color: color.muted };

/** Charts: tables with drawn cells, and lines whose numbers are in a table below. */
const chartCss = css({
  "& .chart": {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space.loose,
    marginBlock: space.tight,
    padding: `${space.loose} clamp(${space.normal}, 4vw, ${space.wide})`,
    border: `1px solid ${color.line}`,
    borderRadius: radius.medium,
    background: color.raised,
    fontSize: size.small,
    lineHeight: 1.4,
    fontVariantNumeric: "tabular-nums",
    breakInside: "avoid",
  },
  "& .chart figcaption": { fontSize: "1.0625rem", fontWeight: weight.strong, textWrap: "balance" },
  "& .chart svg": { display: "block", overflow: "visible", fill: color.accent },
  "& .chart text": { fill: color.text, fontSize: "0.8125rem" },
  "& .chart-rows": { display: "table", width: "100%", tableLayout: "fixed", overflow: "visible", fontSize: "inherit" },
  "& .chart-rows th, & .chart-rows td": { minWidth: 0, padding: "0.3125rem 0", border: 0, verticalAlign: "middle" },
  "& .chart-rows th": { paddingInlineEnd: space.normal, fontWeight: weight.text },
  "& .chart-rows thead th": { paddingBlockEnd: space.snug, color: color.muted },
  "& .chart-rows thead th:first-of-type": { width: "38%" },
  "& .chart-rows thead svg": { display: "inline", verticalAlign: "-0.1em" },
  "& .chart-rows:has(.chart-strong) tbody tr:not(.chart-strong) rect": {
    fill: "color-mix(in oklab, currentColor 28%, transparent)",
  },
  "& .chart-rows:has(.chart-strong) tbody tr:not(.chart-strong) :is(line, circle)": {
    stroke: color.muted,
    fill: color.muted,
  },
  "& .chart-rows:has(.chart-strong) tbody tr:not(.chart-strong) .chart-from": { fill: color.raised },
  "& .chart-strong th, & .chart-strong text": { fontWeight: weight.strong },
  "& .chart line": { stroke: color.accent, strokeWidth: 2 },
  "& .chart-line line": { stroke: color.line, strokeWidth: 1 },
  "& .chart circle.chart-from, & .chart .chart-from circle": {
    fill: color.raised,
    stroke: color.accent,
    strokeWidth: 2,
  },
  "& .chart-line text": { fill: color.muted },
  // The numbers of the scale are in the padding.
  "& .chart-axis": { boxSizing: "border-box", paddingInlineStart: "3.25rem" },
  "& .chart polyline": {
    fill: "none",
    stroke: color.accent,
    strokeWidth: 2,
    strokeLinejoin: "round",
    vectorEffect: "non-scaling-stroke",
  },
  "& .chart polygon": { fill: color.accentSoft },
  "& .chart-forecast": { strokeDasharray: "5 5" },
  "& .chart-multiples": {
    display: "grid",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    gap: space.loose,
    "& > div": { display: "grid", alignContent: "end", gap: space.tight },
    "& > div > p:first-of-type": { fontWeight: weight.strong },
  },
  "& .chart-span": { gridColumn: "1 / -1" },
  "& .chart-span, & .chart-source, & .chart-multiples > div > p:last-of-type": captionCss,
  "& .chart summary": {
    width: "fit-content",
    paddingBlock: space.tight,
    color: color.accentStrong,
    cursor: "pointer",
    transition: `color ${motion.quick}`,
    "&:hover": { color: color.text },
  },
  "@media print": { "& .chart details": { display: "none" } },
});

/** Styles of the components that an article may use (`src/content/text/components.ts`). */
export const componentsCss = css(chartCss, {
  "& .callout": {
    display: "grid",
    gap: space.tight,
    marginBlock: space.tight,
    padding: `${space.loose} clamp(${space.normal}, 4vw, ${space.wide})`,
    borderRadius: radius.medium,
    background: color.sunken,
    fontSize: "1.0625rem",
    lineHeight: 1.6,
    breakInside: "avoid",
  },
  "& .callout-title": { fontWeight: weight.heading },
  "& .stat": {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    alignItems: "center",
    gap: space.loose,
    paddingBlock: space.normal,
    borderBlock: `1px solid ${color.line}`,
    lineHeight: 1.4,
    "& strong": { fontSize: size.figure, fontWeight: weight.strong, lineHeight: 1, letterSpacing: "-0.03em" },
  },
  "& .steps ol": { gap: space.loose, paddingInlineStart: 0, listStyle: "none", counterReset: "step" },
  "& .steps li": {
    counterIncrement: "step",
    position: "relative",
    paddingInlineStart: "3.5rem",
    "&::before": {
      content: "counter(step)",
      position: "absolute",
      insetInlineStart: 0,
      width: "2.25rem",
      height: "2.25rem",
      border: `1px solid ${color.line}`,
      borderRadius: radius.round,
      background: color.raised,
      fontSize: size.small,
      fontWeight: weight.strong,
      lineHeight: "2.1875rem",
      textAlign: "center",
      fontVariantNumeric: "tabular-nums",
    },
  },
  "& sup a": { fontWeight: weight.strong, textDecoration: "none" },
  "& .footnotes": {
    marginBlockStart: space.loose,
    paddingBlockStart: space.loose,
    borderBlockStart: `1px solid ${color.line}`,
    ...captionCss,
    "& h2": { marginBlock: `0 ${space.snug}`, fontSize: size.body },
  },
});
