import { css } from "@emotion/react";

import { color, columns, media, oneColumn, radius, size, space, surface, tracking, weight } from "../../theme/tokens";

const art = "& > [data-art]";

/** The featured article, and the others below it as cards, or as rows without covers on phones. */
export const postGridCss = css({
  display: "grid",
  gap: `${space.wide} ${space.loose}`,
  [media.mobile]: { gap: 0 },
  "& > li": oneColumn,
  "& > li > a": {
    position: "relative",
    ...oneColumn,
    alignContent: "start",
    gap: space.normal,
    textDecoration: "none",
    "&:hover h3": { color: color.accentStrong },
    [art]: { aspectRatio: "3 / 2" },
    [media.mobile]: {
      paddingBlock: space.snug,
      borderBlockStart: `1px solid ${color.line}`,
      // The row is low.
      "& > [data-text]": { gap: space.hair, "& > p:nth-last-of-type(2)": { display: "none" } },
    },
    [media.desktop]: { gridTemplateRows: "auto 1fr" },
  },
  "& h3": { fontSize: size.body, fontWeight: weight.strong, lineHeight: 1.25, letterSpacing: tracking.none },
  // Wide enough for the text and the chart of a cover.
  [media.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  [media.wide]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: `${space.huge} ${space.loose}` },
});

/** The featured article: beside its cover, its title larger. */
export const featuredCss = css({
  marginBlockEnd: space.huge,
  "& > li > a": {
    position: "relative",
    display: "grid",
    overflow: "hidden",
    ...surface(radius.large),
    textDecoration: "none",
    "&:hover h3": { color: color.accentStrong },
    [media.wide]: { gridTemplateColumns: columns.twoFifths },
    [art]: {
      padding: `clamp(${space.loose}, 5vw, ${space.huge})`,
      borderRadius: 0,
      [media.narrow]: { aspectRatio: "2 / 1" },
      [media.wide]: { order: 1 },
    },
    "& > [data-text]": {
      alignContent: "center",
      gridTemplateRows: "none",
      gap: space.normal,
      padding: `clamp(${space.loose}, 4vw, ${space.huge})`,
    },
  },
  "& h3": { fontSize: size.subheading, lineHeight: 1.12 },
  "& [data-text] > p:nth-last-of-type(2)": { maxWidth: "38.5em", fontSize: size.body },
  [media.mobile]: { marginBlockEnd: space.normal },
});
