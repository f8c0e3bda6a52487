import { css } from "@emotion/react";

import { media, space, width } from "../../theme/tokens";

/** Width of the window beside the page's content on the right, without the gutter. */
export const besidePage = `max(0px, (100vw - ${width.page}) / 2 - ${space.gutter})`;

/** A drawing from the second column of a hero to the right edge of the window, on a small screen from edge to edge. */
export const besideHeroCss = css({
  [media.narrow]: { width: "100vw", marginInline: `calc(-1 * ${space.gutter})` },
  [media.wide]: {
    position: "absolute",
    gridColumn: "2 / auto",
    insetInlineStart: 0,
    insetBlockStart: 0,
    width: `calc(100% + ${besidePage})`,
    height: "calc(100% - 12rem)",
  },
});
