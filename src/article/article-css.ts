import { css } from "@emotion/react";

import { color, oneColumn, radius, size, space, tracking, weight, width } from "../theme/tokens";
import { captionCss, chartCss, largeText } from "./chart/chart-css";

/** Windows with a margin for notes beside the text. */
export const withMargin = "@media screen and (min-width: 75em)";

export const articleCss = css({
  // Sections between figures and the quote. Reader views drop text in sibling divs.
  "& > section": { display: "contents" },
  containerType: "inline-size",
  display: "grid",
  // Lets the column shrink, so that wide content does not widen the page.
  gridTemplateColumns: `minmax(0, ${width.prose})`,
  gap: "1.2em",
  [withMargin]: {
    gridTemplateColumns: `minmax(0, ${width.prose}) minmax(9rem, 1fr)`,
    columnGap: "2.5rem",
    "& > section > *": { gridColumn: 1 },
  },
  fontSize: size.prose,
  lineHeight: 1.68,
  "& > section:first-of-type > p:first-of-type": { fontSize: size.lead, lineHeight: 1.5 },
  "& h2, & h3, & h4": { breakAfter: "avoid", textWrap: "balance" },
  "& h2": { fontSize: size.subheading, marginBlockStart: "1.1em", lineHeight: 1.18 },
  "& figure + h2, & hr + h2, & figure + section > h2:not(* + h2)": { marginBlockStart: 0 },
  "& h3": { fontSize: size.lead, marginBlockStart: "0.6em", lineHeight: 1.25 },
  "& h4": { fontSize: size.lead, marginBlockStart: "0.4em", letterSpacing: tracking.none },
  "& ul, & ol, & blockquote": oneColumn,
  "& ul, & ol": { gap: "0.6em", paddingInlineStart: "1.5em" },
  "& ul": { listStyle: "disc" },
  "& ol": { listStyle: "decimal" },
  "& li": { paddingInlineStart: "0.25em", overflowWrap: "break-word" },
  // Of another direction than its list, which has room for the mark at one side.
  "& li[dir]": { listStylePosition: "inside" },
  "& li::marker": { color: color.muted, fontVariantNumeric: "tabular-nums" },
  "& li > p + p, & li > ul, & li > ol": { marginBlockStart: "0.6em" },
  "& a": {
    color: color.accentStrong,
    textDecorationThickness: "0.08em",
    textUnderlineOffset: "0.18em",
    textDecorationColor: `color-mix(in oklab, currentColor 45%, transparent)`,
    "&:hover": { textDecorationColor: "currentColor", textDecorationThickness: "0.12em" },
    "&:visited": { color: color.text },
  },
  "& strong": { fontWeight: weight.heading },
  // The font has no italics.
  "& em": { fontStyle: "italic", fontSynthesis: "style" },
  "& blockquote": {
    gap: "0.8em",
    paddingInlineStart: space.loose,
    borderInlineStart: `2px solid ${color.accent}`,
    color: color.muted,
    breakInside: "avoid",
  },
  "& figure blockquote": { display: "block", paddingInlineStart: 0, borderInlineStart: 0, color: color.text },
  "& code": {
    padding: "0.1em 0.35em",
    borderRadius: radius.small,
    background: color.sunken,
    fontFamily: "ui-monospace, Menlo, Consolas, monospace",
    fontSize: "0.875em",
  },
  "& pre": {
    margin: 0,
    padding: space.loose,
    overflowX: "auto",
    borderRadius: radius.medium,
    background: color.dark,
    color: color.onDark,
    fontSize: size.small,
    lineHeight: 1.6,
    breakInside: "avoid",
  },
  "& pre code": { padding: 0, background: "none", fontSize: "inherit", overflowWrap: "normal" },
  "& th, & td": { textAlign: "start" },
  // Not those of charts, which have a class.
  "& table:where(:not([class]))": {
    display: "block",
    overflowX: "auto",
    fontSize: size.small,
    lineHeight: 1.5,
    "& :where(th, td)": {
      minWidth: "7rem",
      overflowWrap: "anywhere",
      paddingBlock: space.snug,
      paddingInline: `0 ${space.loose}`,
      borderBlockEnd: `1px solid ${color.line}`,
      verticalAlign: "top",
      fontVariantNumeric: "tabular-nums",
    },
    "& th": { fontWeight: weight.strong },
  },
  "& .align-right": { textAlign: "end" },
  "& hr": { width: "100%", margin: `${space.normal} 0`, border: 0, borderBlockStart: `1px solid ${color.line}` },
  "@media print": {
    display: "block",
    fontSize: size.body,
    lineHeight: 1.5,
    "& > * + *, & > section > * + *, & > * + section > *": { marginBlockStart: "0.8em" },
    "& > section:first-of-type > p:first-of-type": { fontSize: size.lead },
    "& h2": { fontSize: size.title },
    "& > section > h2": { marginBlockStart: "1.4em" },
    "& p, & li": { orphans: 3, widows: 3 },
    "& a[href^='https://']::after": { content: '" (" attr(href) ")"', fontSize: "0.85em" },
    "& table:where(:not([class]))": {
      display: "table",
      "& :where(th, td)": { minWidth: 0, overflowWrap: "break-word" },
    },
    "& pre": { border: `1px solid ${color.line}`, background: "none", color: color.text, whiteSpace: "pre-wrap" },
  },
});

/** Styles of the components that an article may use (`src/content/text/components.ts`). */
export const componentsCss = css(chartCss, {
  // Placed in the margin, if there is one.
  [withMargin]: {
    "& .aside, & .stat": { gridColumn: 2, gridRow: "span 2", alignSelf: "start", maxWidth: "15rem" },
    "& .chart": { gridColumn: "1 / -1" },
    "& .chart-rows thead th:first-of-type": { width: "24%" },
  },
  "& .aside": {
    display: "grid",
    gap: space.tight,
    paddingInlineStart: space.normal,
    borderInlineStart: `2px solid ${color.line}`,
    ...captionCss,
  },
  "& .stat": {
    display: "grid",
    breakInside: "avoid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    [largeText]: { gridTemplateColumns: "minmax(0, 1fr)" },
    alignItems: "center",
    gap: space.loose,
    paddingBlock: space.normal,
    borderBlock: `1px solid ${color.line}`,
    lineHeight: 1.4,
    "& strong": { fontSize: size.figure, fontWeight: weight.strong, lineHeight: 1, letterSpacing: tracking.tighter },
    [withMargin]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      gap: space.tight,
      fontSize: size.small,
      "& strong": { fontSize: size.heading },
    },
  },
  "& del": { color: color.churnText, textDecorationThickness: "1.5px" },
  "& ins": { color: color.growthText, textDecoration: "none", fontWeight: weight.strong },
  "& sup": { lineHeight: 0 },
  "& sup a": { fontWeight: weight.strong, textDecoration: "none" },
  "& .footnotes": {
    marginBlockStart: space.loose,
    paddingBlockStart: space.loose,
    borderBlockStart: `1px solid ${color.line}`,
    ...captionCss,
    "& h2": { marginBlock: `0 ${space.snug}`, fontSize: size.body },
  },
});
