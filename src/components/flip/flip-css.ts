import { css } from "@emotion/react";

import { color, media, motion, radius } from "../../theme/tokens";

const front = "& > [data-side=front]";
const back = "& > [data-side=back]";

const turnedSides = {
  [front]: { transform: "perspective(60rem) rotateY(180deg)" },
  [back]: { transform: "perspective(60rem) rotateY(360deg)" },
  [media.still]: {
    [front]: { transform: "none", visibility: "hidden" },
    [back]: { transform: "none", visibility: "visible" },
  },
} as const;

/**
 * A button with two sides, `[data-side=front]` and `[data-side=back]`, in one cell, so that it is as large as the larger one.
 * It turns by hover, focus and tap, without a script.
 */
export const flipCss = css({
  display: "grid",
  width: "100%",
  height: "100%",
  padding: 0,
  border: 0,
  borderRadius: radius.medium,
  background: "none",
  textAlign: "start",
  "&:focus-visible": { borderRadius: radius.medium },
  "& > [data-side]": {
    gridArea: "1 / 1",
    minWidth: 0,
    border: `1px solid ${color.line}`,
    borderRadius: radius.medium,
    backfaceVisibility: "hidden",
    transition: `transform 420ms cubic-bezier(0.3, 0, 0.1, 1), border-color ${motion.quick}`,
  },
  [front]: { transform: "perspective(60rem) rotateY(0deg)" },
  [back]: { transform: "perspective(60rem) rotateY(180deg)" },
  [media.still]: {
    [front]: { transform: "none" },
    [back]: { transform: "none", visibility: "hidden" },
  },
  // A finger's tap is a hover until the next tap elsewhere.
  "&:hover, &:focus-visible": turnedSides,
  // On paper both sides are below one another.
  "@media print": {
    display: "block",
    "&& > [data-side]": { transform: "none", visibility: "visible", border: 0 },
  },
});
