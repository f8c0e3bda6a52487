import { css } from "@emotion/react";

import { color, keepColors, media, motion, radius, size, space, weight } from "../../../theme/tokens";
import { geometry } from "./account-case";
import { largeText } from "./signal-css";

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
