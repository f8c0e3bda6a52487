import { css } from "@emotion/react";

import { color, size, space, weight } from "../theme/tokens";

/** Creates the style of a list of steps along a line, whose last segment is dashed. */
export function createStepListCss(diameter: string) {
  return css({
    display: "grid",
    counterReset: "step",
    "& li": {
      position: "relative",
      paddingBlockEnd: space.wide,
      paddingInlineStart: space.huge,
      counterIncrement: "step",
    },
    "& li:last-of-type": { paddingBlockEnd: 0 },
    "& li::before": {
      content: "counter(step)",
      position: "absolute",
      zIndex: 1,
      insetBlockStart: 0,
      insetInlineStart: 0,
      display: "grid",
      placeItems: "center",
      width: diameter,
      height: diameter,
      border: `2px solid ${color.accent}`,
      borderRadius: "50%",
      background: color.ground,
      color: color.accentStrong,
      fontSize: size.small,
      fontWeight: weight.strong,
      fontVariantNumeric: "tabular-nums",
    },
    "& li:not(:last-of-type)::after": {
      content: '""',
      position: "absolute",
      insetBlock: 0,
      insetInlineStart: `calc(${diameter} / 2 - 1px)`,
      border: `0 solid ${color.accent}`,
      borderInlineStartWidth: 2,
    },
    "& li:nth-last-of-type(2)::after": { borderStyle: "dashed" },
  });
}
