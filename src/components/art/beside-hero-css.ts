import { css } from "@emotion/react";

import { media, space } from "../../theme/tokens";

/** Place of a drawing beside a hero's text, which runs out of the page on the right, and on a small screen on both sides. */
export const besideHeroCss = css({
  [media.narrow]: { width: "100vw", marginInline: `calc(-1 * ${space.gutter})` },
  [media.wide]: {
    position: "absolute",
    insetInlineStart: "50%",
    insetBlockStart: 0,
    width: "calc(50% + (100vw - 100%) / 2)",
    height: "calc(100% - 12rem)",
  },
});
