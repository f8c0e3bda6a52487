import { css } from "@emotion/react";

import { color, media, motion, radius, size, space, weight } from "../theme/tokens";

export const columnsCss = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  columnGap: space.vast,
  [media.wide]: {
    gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)",
    "& > :first-of-type": { position: "sticky", top: "calc(var(--header-height) + 2rem)", alignSelf: "start" },
    "& h2": { fontSize: `calc(${size.heading} * 0.85)` },
  },
});
export const rowCss = css({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  gap: space.normal,
  // The ground under the pointer is wider than the words, which stay in line with the heading.
  marginInline: `calc(-1 * ${space.snug})`,
  padding: `${space.normal} ${space.snug}`,
  borderRadius: radius.medium,
  transition: `background-color ${motion.quick}`,
  "& + &::before": {
    content: '""',
    position: "absolute",
    insetInline: space.snug,
    insetBlockStart: 0,
    borderBlockStart: `1px solid ${color.line}`,
  },
  "&:hover": { background: color.raised },
});
export const titleCss = css({
  fontWeight: weight.strong,
  lineHeight: 1.35,
  textDecoration: "none",
  "&:visited": { color: color.muted },
  "li:hover > * > &": { color: color.accentStrong },
  // The whole row is the link's.
  "&::after": { content: '""', position: "absolute", inset: 0, borderRadius: radius.medium },
});
export const factsCss = css({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.normal,
  marginBlockStart: "0.125rem",
  fontSize: size.small,
  color: color.muted,
  fontVariantNumeric: "tabular-nums",
});
