import { css } from "@emotion/react";

import { centered, color, limit, media, size, space, weight } from "../theme/tokens";

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
      ...centered,
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

/** Creates the style of steps below a line in wide windows, and beside it in others. */
function createRowCss(diameter: string, distance: string) {
  return css(createStepListCss(diameter), {
    [media.wide]: {
      gridAutoFlow: "column",
      gridAutoColumns: "minmax(0, 1fr)",
      gridTemplateRows: "auto 1fr",
      "& li": {
        gridRow: "1 / span 2",
        // Aligns the texts of all steps.
        gridTemplateRows: "subgrid",
        paddingBlock: `${distance} 0`,
        paddingInline: `0 ${space.loose}`,
      },
      "& li:not(:last-of-type)::after": {
        insetBlock: `calc(${diameter} / 2 - 1px) auto`,
        insetInline: 0,
        borderWidth: "2px 0 0",
      },
    },
  });
}

export const stepRowCss = createRowCss(limit(2), "3.5rem");

/** Days or years: marks without numbers, on a line that goes on, dashed. */
export const timeRowCss = css(createRowCss("0.75rem", space.wide), {
  "& li": { gap: space.hair },
  "& li::before": { content: '""', [media.narrow]: { insetBlockStart: "0.35rem" } },
  "& li:nth-last-of-type(2)::after": { borderStyle: "solid" },
  [media.narrow]: {
    "& li": { paddingInlineStart: space.wide },
    "& li:not(:last-of-type)::after": { insetBlockStart: "0.35rem" },
  },
  [media.wide]: {
    "& li:last-of-type::after": {
      content: '""',
      position: "absolute",
      insetBlockStart: "calc(0.375rem - 1px)",
      insetInline: 0,
      borderBlockStart: `2px dashed ${color.accent}`,
    },
  },
});
