import { css } from "@emotion/react";

import { color, columns, limit, media, motion, radius, size, space, tracking, weight } from "../../theme/tokens";

const art = "& > [data-art]";

/** The featured article, and the others below it as cards, or as rows with a small cover on phones. */
export const postGridCss = css({
  display: "grid",
  gap: `${space.wide} ${space.loose}`,
  [media.mobile]: { gap: 0 },
  "& > li": { display: "grid" },
  "& > li > a": {
    display: "grid",
    alignContent: "start",
    gap: space.normal,
    textDecoration: "none",
    "&:hover h3": { color: color.accentStrong },
    "&:hover > [data-art]": { borderColor: color.muted },
    [art]: {
      position: "relative",
      aspectRatio: "16 / 9",
      padding: "9%",
      border: `1px solid ${color.line}`,
      borderRadius: radius.medium,
      background: color.raised,
      transition: `border-color ${motion.quick}`,
      [media.mobile]: { alignSelf: "start", aspectRatio: "1", padding: "0.375rem" },
    },
    // Large text begins below the cover.
    [media.mobile]: {
      display: "flex",
      flexWrap: "wrap",
      paddingBlock: space.snug,
      borderBlockStart: `1px solid ${color.line}`,
      [art]: { flex: `0 0 ${limit(4.5)}` },
      // The row is low.
      "& > [data-text]": { flex: "1 1 9em", gap: space.hair, "& > p:last-of-type": { display: "none" } },
    },
    // The author and the link fit one row.
    "& svg": { display: "none", [media.broad]: { display: "inline" } },
    [media.desktop]: { gridTemplateRows: "auto 1fr" },
  },
  // The only card fills the row, with its text beside the cover.
  "& > li:only-child:has([data-art])": {
    [media.desktop]: {
      gridColumn: "1 / -1",
      "& > a": { gridTemplate: `auto / ${columns.twoFifths}`, columnGap: space.vast },
      "& h3": { fontSize: size.title },
      "& [data-text]": { alignContent: "center", gridTemplateRows: "none" },
      "& [data-text] > p:last-of-type": { maxWidth: "38.5em", fontSize: size.body },
    },
  },
  "& h3": { fontSize: size.body, fontWeight: weight.strong, lineHeight: 1.25, letterSpacing: tracking.none },
  [media.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  [media.wide]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))", gap: `${space.huge} ${space.loose}` },
});

/** The featured article: its cover on a dark ground, its title larger. */
export const featuredCss = css({
  marginBlockEnd: space.huge,
  "& > li > a": {
    display: "grid",
    overflow: "hidden",
    border: `1px solid ${color.line}`,
    borderRadius: radius.large,
    background: color.raised,
    textDecoration: "none",
    transition: `border-color ${motion.quick}`,
    "&:hover": { borderColor: color.muted },
    "&:hover h3": { color: color.accentStrong },
    [media.wide]: { gridTemplateColumns: columns.twoFifths },
    [art]: {
      position: "relative",
      padding: `clamp(${space.loose}, 5vw, ${space.huge})`,
      background: color.dark,
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
  "& [data-text] > p:last-of-type": { maxWidth: "38.5em", fontSize: size.body },
  [media.mobile]: { marginBlockEnd: space.normal },
});
