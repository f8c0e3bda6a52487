import { css } from "@emotion/react";

import { color, columns, media, radius, shadow, size, space, toCondition, weight } from "../../../theme/tokens";

const count = 5;

/** Windows that are high enough for the whole record. Steps scroll beside it there, and their parts stop in it. */
const docked = `@media screen and ${toCondition(media.wide)} and (min-height: 42em)`;

export const gridCss = css({
  "--head": "3.25rem",
  "--part": "6.25rem",
  [media.broad]: { "--part": "5.5rem" },
  "--foot": "0.5rem",
  "--top": "calc(var(--header-height) + 1.5rem)",
  display: "grid",
  gap: space.loose,
  [media.wide]: {
    gap: `0 ${space.vast}`,
    gridTemplateColumns: columns.threeFifths,
    gridTemplateRows: `repeat(${count}, auto)`,
  },
});
export const frameCss = css({
  display: "flex",
  flexWrap: "wrap",
  alignContent: "start",
  justifyContent: "space-between",
  columnGap: space.normal,
  lineHeight: "var(--head)",
  fontSize: size.caption,
  color: color.muted,
  "& b": { fontSize: size.body, fontWeight: weight.strong, color: color.text },
  [media.wide]: { gridArea: "1 / 2" },
  [docked]: {
    gridRow: "1 / -1",
    position: "sticky",
    insetBlockStart: "var(--top)",
    alignSelf: "start",
    height: `calc(var(--head) + ${count} * var(--part) + var(--foot))`,
    paddingInline: space.normal,
    borderRadius: radius.medium,
    background: color.raised,
    boxShadow: `0 0 0 1px ${color.line}, ${shadow.high}`,
  },
});
// Place of a part that has not arrived yet: dashed.
export const slotCss = css({
  display: "none",
  [docked]: {
    display: "block",
    width: "100%",
    height: "calc(var(--part) - 0.5rem)",
    marginBlockEnd: "0.5rem",
    border: `1.5px dashed color-mix(in oklab, ${color.muted} 40%, ${color.line})`,
    borderRadius: radius.small,
  },
});
export const listCss = css({ display: "grid", gap: space.huge, [media.wide]: { display: "contents" } });
export const stepCss = css({
  display: "grid",
  gap: space.normal,
  alignItems: "start",
  [media.desktop]: { gap: space.huge, gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" },
  [media.wide]: { display: "contents" },
});
export const textCss = css({
  display: "grid",
  gap: space.tight,
  alignContent: "start",
  "& h3": { fontSize: size.title },
  "& h3::before": {
    counterReset: "step calc(var(--step) + 1)",
    content: "counter(step)",
    fontVariantNumeric: "tabular-nums",
    marginInlineEnd: "0.75em",
    color: color.accentStrong,
  },
  "& p": { color: color.muted },
  "& p + p": { paddingBlockStart: space.tight, fontSize: size.small },
  "& b": { fontWeight: weight.strong, color: color.text },
  [media.wide]: {
    gridArea: "calc(var(--step) + 1) / 1",
    minHeight: "13rem",
    // The whole record rests for a while.
    "li:last-of-type > &": { minHeight: "17rem" },
    maxWidth: "34rem",
    paddingBlockStart: "0.75rem",
  },
});
export const partCss = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space.tight} ${space.normal}`,
  minHeight: "calc(var(--part) - 0.5rem)",
  padding: `${space.tight} ${space.normal}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.small,
  background: color.raised,
  lineHeight: 1.35,
  "& > p": { flex: "1 1 9em" },
  "& span": { display: "block", fontSize: size.caption, color: color.muted },
  "& b": { fontWeight: weight.strong },
  // In narrow columns two lines of the value fit.
  [`${media.wide} and (max-width: 74.999em)`]: { "& b": { fontSize: size.small }, "& svg": { width: "4.5rem" } },
  // Phones show it above its step.
  [media.mobile]: { order: -1 },
  [media.wide]: { gridArea: "calc(var(--step) + 1) / 2 / -1", alignSelf: "start", marginBlockStart: "var(--head)" },
  // All parts leave with the record.
  [docked]: {
    position: "sticky",
    insetBlockStart: "calc(var(--top) + var(--head) + var(--step) * var(--part))",
    flexWrap: "nowrap",
    margin: `var(--head) ${space.normal} calc(var(--foot) + 0.5rem + (${count - 1} - var(--step)) * var(--part))`,
  },
});
