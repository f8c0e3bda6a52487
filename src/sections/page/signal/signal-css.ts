import { css } from "@emotion/react";

import { besidePage } from "../../../components/art/beside-hero-css";
import { hiddenCss } from "../../../components/hidden-text";
import { color, keepColors, media, motion, radius, size, space, weight, withoutHas } from "../../../theme/tokens";
import { geometry } from "./account-case";
import { tones, createAccountRules, createMomentRules } from "./signal-rules";

/** Text that is large for the width of the drawing. It has only the labels of the moment and of the range. */
const largeText = "@container (max-width: 16em)";

/** Creates the rules by which radio buttons select. */
export function createSignalCss(accounts: Queries.SignalFragment["accounts"]) {
  return css(createAccountRules(accounts), createMomentRules(), {
    // Pixels per unit of the drawing across and up, inside `plotCss`.
    "--unit": `calc(100cqw / ${geometry.width})`,
    "--up": `calc(100cqh / ${geometry.height})`,
    containerType: "inline-size",
    display: "grid",
    gridTemplateRows: "minmax(0, 1fr) auto auto",
    [media.narrow]: {
      gridTemplateRows: "auto auto 1fr",
      minHeight: "calc(clamp(min(15rem, 66vw), 60vw, 30rem) + 10rem)",
    },
    // Ends with the page's grid; only its lines continue.
    [media.wide]: { gridColumn: "2 / 3", width: "100%" },
    "@media print": { minHeight: 0 },
  });
}

/** Drawing with its labels, in the row of the moments. */
export const plotCss = css({
  gridArea: "1 / 1",
  position: "relative",
  // Time runs from left to right in all languages.
  direction: "ltr",
  containerType: "size",
  marginBlockEnd: "3rem",
  [largeText]: { marginBlockEnd: space.snug },
  [media.narrow]: { height: "clamp(min(15rem, 66vw), 60vw, 30rem)" },
  [media.wide]: {
    // Lines at every third month, from half of that after the edge.
    "&::after": {
      content: "''",
      position: "absolute",
      insetBlock: 0,
      insetInlineStart: "100%",
      width: `calc(${space.gutter} + ${besidePage})`,
      borderBlockEnd: `1px solid ${color.darkLine}`,
      background: `linear-gradient(to right, color-mix(in oklab, ${color.darkLine} 45%, transparent) 1px, transparent 1px) 12.5cqw / 25cqw`,
      maskImage: "linear-gradient(to right, #000, transparent)",
    },
  },
  "@media print": { height: "12rem" },
});

const captionCss = { position: "absolute", fontSize: size.caption, lineHeight: 1.25 } as const;
const pointX = `((var(--x) - ${geometry.left}) * var(--unit))`;

function createDot(diameter: number) {
  return {
    content: "''",
    position: "absolute",
    inset: -diameter / 2,
    borderRadius: radius.round,
    ...keepColors,
  } as const;
}

export const labelCss = css({
  ...captionCss,
  insetInlineStart: `calc${pointX}`,
  insetBlockEnd: `calc((${geometry.height} - var(--y)) * var(--up))`,
  transition: `opacity ${motion.calm}`,
  "&::before": { ...createDot(8), background: "var(--tone)" },
  "& span": {
    [largeText]: { display: "none" },
    position: "absolute",
    insetInlineStart: -8,
    // Not before the text of the page.
    [media.narrow]: { insetInlineStart: `max(-8px, ${space.gutter} - 2px - ${pointX})` },
    insetBlockEnd: 10,
    // Wraps at the edge of the drawing, if letter spacing is wide.
    width: "max-content",
    maxWidth: `min((${geometry.left + geometry.width} - var(--x)) * var(--unit) + 8px, 100cqw - ${space.gutter})`,
    paddingInline: 2,
    // Dims the line behind the text.
    background: `color-mix(in oklab, ${color.dark} 85%, transparent)`,
  },
  "& span[data-below]": { insetBlock: "10px auto" },
  "& b": { fontWeight: weight.strong, color: color.onDarkMuted },
});

export const unitCss = css({
  ...captionCss,
  insetBlockStart: "calc(40 * var(--up))",
  background: color.dark,
  color: color.onDarkMuted,
  [media.narrow]: { paddingInline: space.gutter },
});

export const nowLabelCss = css({
  ...captionCss,
  insetBlockEnd: `calc(${geometry.height - 30} * var(--up))`,
  fontWeight: weight.strong,
  // No forecast begins at the renewal.
  opacity: "var(--half)",
  transform: `translateX(clamp(0px, ${pointX} - 50%, 100cqw - 100%))`,
  transition: `transform ${motion.calm}`,
});

/** Reads a number of users from its height in units. */
function createNumber(height: string) {
  return { counterReset: `users calc((${geometry.height} - (${height})) / 2)`, content: "counter(users)" };
}

/** Number at a height, in units. */
const numberCss = css({
  ...captionCss,
  insetBlockStart: 0,
  fontWeight: weight.strong,
  whiteSpace: "nowrap",
  fontVariantNumeric: "tabular-nums",
  transition: `transform ${motion.calm}, opacity ${motion.calm}`,
});

/** Users at the moment, with a dot on the line. */
export const valueCss = css(numberCss, {
  transform: `translate(calc${pointX}, calc(var(--y) * var(--up)))`,
  "&::before": { ...createDot(14), border: "3px solid var(--tone)", background: color.dark },
  "&::after": {
    ...createNumber("var(--y)"),
    position: "absolute",
    // Three digits of large text fit before the first moment.
    insetInlineEnd: `min(10px, ${pointX} - 2em)`,
    transform: "translateY(calc(-50% + var(--side) * 1.1em))",
  },
});

/** High and low of the forecast, at the renewal; none after it. */
export const rangeCss = css(numberCss, {
  "--end": "calc(var(--y) + var(--rise) + var(--half))",
  // Beside the renewal; large text begins before it.
  "--start": `min(8px, ${geometry.left + geometry.width - geometry.renewal} * var(--unit) - 100% - 4px)`,
  [media.narrow]: {
    "--start": `min(8px, ${geometry.left + geometry.width - geometry.renewal} * var(--unit) - 100% - ${space.gutter})`,
  },
  insetInlineStart: `calc((${geometry.renewal} - ${geometry.left}) * var(--unit))`,
  // Never overlap, however narrow the range is.
  transform: "translate(var(--start), min(var(--end) * var(--up) - 15%, 100cqh - 100%))",
  "&[data-value=high]": {
    "--end": "calc(var(--y) + var(--rise) - var(--half))",
    transform: "translate(var(--start), calc(var(--end) * var(--up) - 85%))",
  },
  opacity: "var(--half)",
  "&::after": createNumber("var(--end)"),
});

const choiceCss = css({
  [withoutHas]: { "&&": { display: "none" } },
  fontSize: size.caption,
  lineHeight: 1.25,
  color: color.onDarkMuted,
  "& span": { borderRadius: radius.small, transition: `color ${motion.quick}` },
  "& input:hover + span, & input:checked + span": { color: color.onDark },
  "& input:checked + span": { background: color.darkRaised, boxShadow: "inset 0 2px var(--tone)" },
  "& input:focus-visible + span": { outlineColor: color.onDarkAccent },
});

/** Columns over the drawing, with labels below; with large text only the labels, in two rows. */
export const momentsCss = css(choiceCss, {
  gridArea: "1 / 1",
  // Above the drawing, which is positioned.
  position: "relative",
  direction: "ltr",
  display: "grid",
  gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
  [largeText]: { gridArea: "2 / 1", gridTemplateColumns: "repeat(2, minmax(0, 1fr))", paddingInline: space.gutter },
  textAlign: "center",
  textWrap: "balance",
  "& label": { alignContent: "end" },
  "& span": { minHeight: "2.75rem", padding: `0 ${space.hair}` },
});

export const accountsCss = css(choiceCss, {
  display: "flex",
  flexWrap: "wrap",
  gap: space.tight,
  fontSize: size.small,
  fontWeight: weight.strong,
  "& span": {
    gridAutoFlow: "column",
    gap: space.tight,
    minHeight: "2rem",
    padding: "0 0.5625rem",
    border: `1px solid ${color.darkLine}`,
    borderRadius: radius.round,
  },
  "& input:checked + span": { borderColor: "var(--tone)", boxShadow: "none" },
  "& span::before": {
    content: "''",
    width: 8,
    height: 8,
    borderRadius: radius.round,
    background: "var(--own)",
    ...keepColors,
    // Apart from the color of a chosen button.
    [media.forcedColors]: { outline: "1px solid" },
  },
  ...Object.fromEntries(
    Object.entries(tones).map(([course, tone]) => [`& [value=${course}] + span`, { "--own": tone }]),
  ),
  "@media print": { display: "none" },
});

/** Choice of the account, and its description, inside the page's grid. */
export const controlsCss = css({
  display: "grid",
  gap: space.tight,
  marginBlockStart: space.normal,
  paddingInline: space.gutter,
  [media.wide]: { paddingInline: 0 },
});

/** What happened to the account until the moment: in labels of the drawing, or below it in large text. */
export const eventsCss = css(hiddenCss, {
  [largeText]: {
    "&&": {
      gridArea: "2 / 1",
      position: "static",
      width: "auto",
      height: "auto",
      overflow: "visible",
      clipPath: "none",
      whiteSpace: "normal",
    },
  },
});

/** Stacks alternatives in one grid cell. */
export const stackCss = css({
  display: "grid",
  fontSize: size.small,
  lineHeight: 1.4,
  color: color.onDarkMuted,
  // WebKit breaks lines that fit after a `<br>`, to avoid a short last one.
  "& > *": { gridArea: "1 / 1", textWrap: "wrap", transition: `opacity ${motion.calm}` },
  "& b": { fontWeight: weight.strong, color: color.onDark },
});
