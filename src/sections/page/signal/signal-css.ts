import { css } from "@emotion/react";

import { besidePage } from "../../../components/art/beside-hero-css";
import { hiddenCss } from "../../../components/hidden-text";
import { color, media, motion, size, space, weight } from "../../../theme/tokens";
import { geometry } from "./account-case";
import { createAccountRules, createMomentRules } from "./signal-rules";

/** Text that is large for the width of the drawing. It has only the labels of the moment and of the range. */
export const largeText = "@container (max-width: 16em)";

/** Creates the rules by which radio buttons select. */
export function createSignalCss(accounts: Queries.SignalFragment["accounts"]) {
  return css(createAccountRules(accounts), createMomentRules(), {
    // Pixels per unit of the drawing across and up, inside `plotCss`.
    "--unit": `calc(100cqw / ${geometry.width})`,
    "--up": `calc(100cqh / ${geometry.height})`,
    containerType: "inline-size",
    display: "grid",
    // The last row has the height of the choice, so that nothing moves when it arrives.
    gridTemplateRows: "minmax(0, 1fr) auto minmax(5.9rem, auto)",
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
