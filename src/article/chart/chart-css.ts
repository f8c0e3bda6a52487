import { css } from "@emotion/react";

import { summaryStyle } from "../../components/summary-style";
import { color, columnPair, media, oneColumn, radius, size, space, surface, weight } from "../../theme/tokens";

export const captionCss = { fontSize: size.small, lineHeight: 1.5, color: color.muted };

/** Text that is large for the width of the article, or of a chart in it. */
export const largeText = "@container (max-width: 15em)";

/** Tables with drawings in their rows. */
const rowsCss = css({
  // Large text has the name above the drawing.
  "& .chart-rows, & .chart-rows :is(thead, tbody, tr, th, td)": { [largeText]: { display: "block", width: "auto" } },
  "& .chart-rows th, & .chart-rows td": { padding: "0.3125rem 0" },
  "& .chart-rows th": { paddingInlineEnd: space.normal, fontWeight: weight.text, overflowWrap: "anywhere" },
  "& .chart-rows thead th": { paddingBlockEnd: space.snug, color: color.muted },
  "& .chart-rows thead th:first-of-type": { width: "38%", [largeText]: { width: "auto" } },
  "& .chart-key": { display: "inline-block", marginInlineEnd: space.tight },
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
  "& .chart-rows line": { stroke: color.accent, strokeWidth: 2 },
  "& .chart-rows circle.chart-from, & .chart-rows .chart-from circle": {
    fill: color.raised,
    stroke: color.accent,
    strokeWidth: 2,
  },
});

/** Line charts, with a table of their numbers below. */
const linesCss = css({
  "& .chart-line line": { stroke: color.line, strokeWidth: 1 },
  "& .chart-line text": { fill: color.muted },
  // Leaves room for the numbers of the scale.
  "& .chart-axis": { direction: "ltr", paddingInlineStart: "3.25rem" },
  // All months are in one grid cell. Drawings of no height center the one in the middle at its point.
  "& .chart-months": {
    display: "grid",
    paddingBlockStart: space.tight,
    fontSize: size.caption,
    "& > span": { gridArea: "1 / 1", maxWidth: "33%", [largeText]: { maxWidth: "50%" } },
    "& > span:last-child": { justifySelf: "end", textAlign: "end" },
    "& > .chart-now": { display: "flex", justifyContent: "center", maxWidth: "none", [largeText]: { display: "none" } },
    "& > .chart-now > span": { maxWidth: "33%" },
    "& svg": { flex: "none" },
  },
  "& .chart-line path": {
    stroke: color.accent,
    strokeWidth: 2,
    strokeLinejoin: "round",
  },
  "& .chart-line .chart-range": {
    stroke: "none",
    fill: color.accentSoft,
    opacity: 1,
    // Paper has no soft accent.
    "@media print": { fill: color.accent, opacity: 0.15 },
  },
  "& .chart-multiples": {
    display: "grid",
    gridTemplateColumns: columnPair,
    gap: space.loose,
    "&:has(> div:nth-of-type(3):nth-last-of-type(1))": { gridTemplateColumns: "minmax(0, 1fr)" },
    "& > div": { display: "grid", alignContent: "end", gap: space.tight },
    "& > div > p:first-of-type": { fontWeight: weight.strong },
  },
  "& .chart-span": { gridColumn: "1 / -1" },
  "& .chart-span, & .chart-multiples > div > p:last-of-type": captionCss,
  "& .chart summary": summaryStyle,
});

/** Tables of blocks. */
const cellsCss = css({
  "& .chart-grid": {
    borderCollapse: "separate",
    borderSpacing: "3px",
    // Fits seven letters in each of many columns in a window of 360 px.
    [media.mobile]: {
      "--bleed": "0rem",
      "&:has(thead th:nth-of-type(4))": { "--bleed": "clamp(0rem, (30rem - 100vw) * 0.1, 0.75rem)" },
      width: "calc(100% + 2 * var(--bleed))",
      marginInline: "calc(-1 * var(--bleed))",
      borderSpacing: "2px",
      fontSize: size.caption,
    },
    // Large text scrolls the table sideways.
    [largeText]: { display: "block", width: "auto", marginInline: 0, overflowX: "auto" },
  },
  "& .chart-grid :is(th, td)": {
    padding: 0,
    [largeText]: { padding: space.hair, hyphens: "none", overflowWrap: "normal" },
  },
  "& .chart-grid th": { fontWeight: weight.text },
  "& .chart-grid thead th": { color: color.muted, textAlign: "center" },
  "& .chart-grid thead th:first-of-type": { width: "17%", textAlign: "start" },
  "& .chart-grid:not(:has(th:nth-of-type(4))) thead th:first-of-type": { width: "44%" },
  "& .chart-grid tbody th": { height: "2.25rem" },
  "& .chart .chart-grid td": {
    border: `1px dashed ${color.onDarkMuted}`,
    borderRadius: radius.small,
    textAlign: "center",
    lineHeight: 1.2,
    "&.chart-block": { border: `1px solid ${color.line}`, background: color.sunken },
    "&.chart-strong": { border: `1px solid ${color.accent}`, background: color.accentSoft, fontWeight: weight.strong },
  },
});

export const chartCss = css(rowsCss, linesCss, cellsCss, {
  "& .chart": {
    ...oneColumn,
    gap: space.loose,
    marginBlock: space.tight,
    containerType: "inline-size",
    padding: `${space.loose} clamp(${space.normal}, 4vw, ${space.wide})`,
    ...surface(radius.medium),
    fontSize: size.small,
    lineHeight: 1.4,
    fontVariantNumeric: "tabular-nums",
    breakInside: "avoid",
  },
  "& .chart-rows, & .chart-grid": { tableLayout: "fixed", lineHeight: 1.5, overflowWrap: "anywhere" },
  "& .chart figcaption": { fontSize: size.body, fontWeight: weight.strong, textWrap: "balance" },
  // Drawings, and tables with drawings, run from left to right in all languages.
  "& .chart :is(svg, .chart-rows)": { direction: "ltr" },
  "& .chart-rows td svg": { [largeText]: { width: "calc(100% - 2em)" } },
  "& .chart svg": { display: "block", overflow: "visible", fill: color.accent },
  "& .chart text": { fill: color.text, fontSize: size.caption },
  "& .chart-source": captionCss,
});
