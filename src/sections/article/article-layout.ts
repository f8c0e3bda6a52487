import { css } from "@emotion/react";

import { lineLinkCss } from "../../components/line-link";
import { media, motion, oneColumn, space, weight, width } from "../../theme/tokens";

/** Stacks the parts of an article's page; wide windows add a margin beside the text. */
export const columnsCss = css({
  ...oneColumn,
  gap: space.wide,
  paddingBlock: `${space.loose} ${space.sectionSmall}`,
  [media.wide]: {
    gridTemplateColumns: "13rem minmax(0, 1fr)",
    gap: space.huge,
    paddingBlockStart: space.vast,
    "& > *": { gridColumn: 2 },
  },
  [media.broad]: { gridTemplateColumns: "15rem minmax(0, 1fr)", columnGap: space.vast },
  "@media print": { display: "block", padding: 0, "& > * + *": { marginBlockStart: space.loose } },
});
export const backCss = css(lineLinkCss, {
  justifySelf: "start",
  gap: space.tight,
  textDecoration: "none",
  "& svg": { transition: `transform ${motion.quick}` },
  "&:hover": { textDecoration: "underline", "& svg": { transform: "translateX(-3px)" } },
  // Aligns with the category beside it.
  [media.wide]: { gridColumn: 1, gridRow: 1, alignSelf: "start", marginBlockStart: "-0.625rem" },
  "@media print": { display: "none" },
});
export const marginCss = css({
  display: "grid",
  gap: space.wide,
  [media.wide]: {
    gridColumn: 1,
    gridRow: 2,
    alignSelf: "start",
    position: "sticky",
    top: "calc(var(--header-height) + 2rem)",
  },
});
export const textCss = css({
  display: "grid",
  justifyItems: "start",
  gap: space.huge,
  "& > *": { width: "100%" },
  // The text has a margin column of its own.
  "& > :not(figure, [data-article-body])": { maxWidth: width.prose },
  "@media print": { gap: space.loose, "& > :not(figure)": { maxWidth: "none" } },
});
export const readOnCss = css({
  marginBlockStart: `calc(${space.loose} - ${space.huge})`,
  // Prints the button as text with its URL.
  "@media print": {
    marginBlockStart: space.normal,
    "& a": { display: "inline", padding: 0, border: 0, textAlign: "start" },
    "& a::after": { content: '": " attr(href)', fontWeight: weight.text },
    "& svg": { display: "none" },
  },
});
