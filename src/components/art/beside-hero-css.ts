import { css } from "@emotion/react";

import { media, space, width } from "../../theme/tokens";

/** Width between the page's content and the edge of the window, without the gutter. */
export const besidePage = `max(0px, (100vw - ${width.page}) / 2 - ${space.gutter})`;

/** Extends a drawing from the second column of a hero to the edge of the window; full width on small screens. */
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
