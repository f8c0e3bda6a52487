import { css } from "@emotion/react";

import { color, keepColors, media, motion, radius, size, space, weight, withoutHas } from "../../../theme/tokens";
import { largeText } from "./signal-css";
import { tones } from "./signal-rules";

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
