import { css } from "@emotion/react";

import { media, space } from "../theme/tokens";

/** A drawing beside a hero's words that runs out of the page on the right, and on a small screen on both sides. */
export const heroArtCss = css({
  [media.narrow]: {
    width: "100vw",
    height: "clamp(min(15rem, 75vw), 60vw, 30rem)",
    marginInline: `calc(-1 * ${space.gutter})`,
  },
  [media.wide]: {
    position: "absolute",
    insetInlineStart: "50%",
    insetBlockStart: 0,
    width: "calc(50% + (100vw - 100%) / 2)",
    height: "calc(100% - 12rem)",
  },
});
