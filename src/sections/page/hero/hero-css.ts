import { css } from "@emotion/react";

import {
  color,
  columnPair,
  columns,
  media,
  parsed,
  size,
  space,
  tracking,
  weight,
  wrapping,
} from "../../../theme/tokens";

const tablet = "@media (min-width: 48em) and (max-width: 63.999em)";

export const heroCss = css({
  position: "relative",
  overflow: "clip",
  // Fills the window if nothing else does.
  [`${parsed} main > &:last-child`]: {
    flexGrow: 1,
    display: "grid",
    alignItems: "center",
    "& > div": { width: "100%" },
  },
});
const lighten = (value: string) => `color-mix(in oklab, ${value} 80%, ${color.onDark})`;
export const darkCss = css({
  background: color.dark,
  color: color.onDark,
  "--muted": color.onDarkMuted,
  "--eyebrow": color.onDarkAccent,
  "--gain": lighten(color.growth),
  "--loss": lighten(color.churn),
});
export const gridCss = css({
  position: "relative",
  display: "grid",
  gap: space.huge,
  paddingBlock: `clamp(${space.huge}, 7vw, 5.5rem) 2.75rem`,
  alignItems: "center",
  "&:not([data-aside])": { paddingBlockStart: space.sectionSmall },
  // Small windows show full-width drawings below the text.
  [tablet]: { "&[data-aside=column]": { gridTemplateColumns: columnPair, "& h1": { fontSize: size.figure } } },
  [media.wide]: {
    "&[data-aside]": { gridTemplateColumns: columns.threeFifths, columnGap: space.vast },
    "& > [data-under]": { gridColumn: "1 / -1" },
  },
});
// Makes room for a drawing beside the text, up to the height of the window.
export const tallCss = css({
  [media.broad]: { gridTemplateRows: "1fr auto", minHeight: "min(46rem, 100svh - var(--header-height))" },
});
// Their height, so that nothing moves when they arrive.
export const figuresRoomCss = css({ [media.broad]: { gridTemplateRows: "1fr minmax(8.9rem, auto)" } });
export const contentCss = css({ display: "grid", justifyItems: "start", gap: space.loose });
// Fills the space beside the title if nothing else does.
export const splitCss = css({
  [media.wide]: {
    gridTemplateColumns: columns.threeFifths,
    columnGap: space.vast,
    alignItems: "baseline",
    "h1 + p + p": { gridColumn: 2 },
  },
});
export const eyebrowCss = css({
  gridColumn: "1 / -1",
  fontSize: size.small,
  fontWeight: weight.strong,
  color: `var(--eyebrow, ${color.accentStrong})`,
});
export const titleCss = css({
  fontSize: size.display,
  lineHeight: 1.04,
  letterSpacing: tracking.tighter,
  maxWidth: "11.65em",
});
export const sentenceCss = css({ display: "inline-block" });
// Leaves room for the rows, above a window that begins in the first view.
export const shortTitleCss = css({ [media.wide]: { fontSize: size.figure } });
export const textCss = css({ fontSize: size.lead, maxWidth: "27em", color: `var(--muted, ${color.muted})` });
export const actionsCss = css({ ...wrapping, gap: space.snug, marginBlockStart: space.tight });
