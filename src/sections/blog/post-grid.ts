import { css, type CSSObject } from "@emotion/react";

import { color, media, oneColumn, size, space, tracking, weight } from "../../theme/tokens";

const tablet = "@media (min-width: 48em) and (max-width: 63.999em)";

/** Card that is two columns wide, or more: the text is beside the cover, with its description, under a larger title. */
const wideCss: CSSObject = {
  gridColumn: "span 2",
  "& > a": {
    gridTemplateColumns: "repeat(auto-fit, minmax(min(18rem, 100%), 1fr))",
    gridTemplateRows: "1fr",
    columnGap: space.loose,
  },
  "& h3": { fontSize: size.subheading, lineHeight: 1.12, letterSpacing: tracking.tight },
  "& [data-excerpt]": { display: "block" },
};

/** Cards of articles: the first one is wide, and of the last ones as many as fill the last row. On phones, rows without covers. */
export const postGridCss = css({
  display: "grid",
  gap: `2.5rem ${space.loose}`,
  [media.mobile]: { gap: 0 },
  "& > li": oneColumn,
  "& > li > a": {
    position: "relative",
    ...oneColumn,
    alignContent: "start",
    gap: space.normal,
    textDecoration: "none",
    "&:hover h3": { color: color.accentStrong },
    [media.mobile]: {
      paddingBlock: space.snug,
      borderBlockStart: `1px solid ${color.line}`,
      // The row is low.
      "& > [data-text]": { gap: space.hair },
    },
    [media.desktop]: { gridTemplateRows: "auto 1fr" },
  },
  "& h3": {
    fontSize: size.lead,
    fontWeight: weight.strong,
    lineHeight: 1.25,
    letterSpacing: tracking.none,
    [media.mobile]: { fontSize: size.body },
  },
  "& [data-excerpt]": { display: "none" },
  [tablet]: {
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    "& > :is(:first-of-type, :last-of-type:nth-of-type(even))": wideCss,
  },
  [media.wide]: {
    gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
    // Three cards are one row. Of more, one or two that are wide fill the last rows.
    "& > :is(:first-of-type:not(:nth-last-of-type(3)), :last-of-type:nth-of-type(3n + 4), :last-of-type:nth-of-type(3n + 6), :nth-of-type(3n):nth-last-of-type(4))":
      wideCss,
    "& > :first-of-type:last-of-type": { gridColumn: "1 / -1" },
  },
});
