import { css } from "@emotion/react";

import { color, media, motion, radius, size, space } from "../../theme/tokens";

const art = "& > [data-art]";
const content = "& > [data-text]";

/** A card with a frame and its picture above the text. */
const framed = {
  display: "grid",
  gridTemplateRows: "clamp(11rem, 19vw, 15rem) 1fr",
  paddingBlockStart: 0,
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  background: color.raised,
  "&:hover": { borderColor: color.muted },
  [art]: {
    display: "block",
    padding: space.loose,
    borderRadius: `${radius.large} ${radius.large} 0 0`,
    background: color.sunken,
    borderBlockEnd: `1px solid ${color.line}`,
    color: color.accent,
  },
  [content]: { padding: space.loose },
} as const;

/** The newest post: its picture on a dark ground, its title as large as a section's heading. */
const featured = {
  ...framed,
  gridColumn: "1 / -1",
  gridTemplateRows: "clamp(11rem, 36vw, 18rem) 1fr",
  [art]: {
    ...framed[art],
    padding: space.loose,
    background: color.dark,
    borderBlockEnd: 0,
    color: color.onDarkAccent,
  },
  [content]: {
    padding: `clamp(${space.loose}, 4vw, ${space.vast})`,
    gap: space.normal,
    alignContent: "center",
    gridTemplateRows: "none",
  },
  "& h3": { fontSize: size.heading, lineHeight: 1.08 },
  "& [data-text] > p": { fontSize: size.lead, lineHeight: 1.5 },
  "& [data-text] > p:first-of-type": { fontSize: size.small },
  [media.wide]: {
    gridTemplateColumns: "minmax(0, 6fr) minmax(0, 5fr)",
    gridTemplateRows: "minmax(26rem, auto)",
    [art]: { order: 1, borderRadius: `0 ${radius.large} ${radius.large} 0`, padding: space.huge },
  },
} as const;

/** A card without a frame or picture, below a line. */
const plain = {
  display: "grid",
  paddingBlockStart: space.loose,
  borderBlockStart: `1px solid ${color.line}`,
  "&:hover": { borderColor: color.text },
  [art]: { display: "none" },
} as const;

/**
 * The newest post fills the first row; then rows of two with a picture and of three without alternate. The posts in the last row
 * share its width.
 */
export const postGridCss = css({
  display: "grid",
  gap: `${space.wide} ${space.loose}`,
  "& > li": { position: "relative", transition: `border-color ${motion.quick}`, ...plain },
  "& > li:hover h3": { color: color.accentStrong },
  "& > li:nth-of-type(5n + 2), & > li:nth-of-type(5n + 3)": framed,
  "& > li:nth-of-type(1)": featured,
  [media.desktop]: {
    gridTemplateColumns: "repeat(6, minmax(0, 1fr))",
    gap: `${space.vast} ${space.loose}`,
    "& > li": { gridColumn: "span 2" },
    "& > li:nth-of-type(5n + 2), & > li:nth-of-type(5n + 3)": { gridColumn: "span 3" },
    "& > li:nth-of-type(5n + 2):last-of-type, & > li:nth-of-type(5n + 4):last-of-type": { gridColumn: "1 / -1" },
    "& > li:nth-of-type(5n + 4):nth-last-of-type(2), & > li:nth-of-type(5n):last-of-type": { gridColumn: "span 3" },
    "& > li:nth-of-type(1)": { gridColumn: "1 / -1" },
  },
});
