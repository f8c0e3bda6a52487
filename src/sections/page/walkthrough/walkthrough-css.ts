import { css, keyframes } from "@emotion/react";

import { color, columns, covering, media, radius, size, space, toCondition, weight } from "../../../theme/tokens";

const count = 5;

/** Windows that are high enough for the whole record. Steps scroll beside it there, and its parts are in it. */
const docked = `@media screen and ${toCondition(media.wide)} and (min-height: 42em)`;

/** Browsers in which scrolling fills the record. In others, and with reduced motion, all of it is shown. */
const driven = "@supports (timeline-scope: --step)";

/** While a step passes a line in the window its part is current; before, only the label is shown. */
const fill = keyframes({
  from: { "--shown": 0, "--current": 0 },
  "0.01%, 99.99%": { "--shown": 1, "--current": 1 },
  to: { "--shown": 1, "--current": 0 },
});

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
    border: `1px solid ${color.line}`,
    borderRadius: radius.medium,
  },
});
export const listCss = css({ display: "grid", gap: space.huge, [media.wide]: { display: "contents" } });
export const stepCss = css({
  display: "grid",
  gap: space.normal,
  alignItems: "start",
  [media.desktop]: { gap: space.huge, gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" },
  [media.wide]: { display: "contents" },
  [driven]: { timelineScope: "--step" },
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
    "li:not(:last-of-type) > &": { minHeight: "13rem" },
    maxWidth: "34rem",
    paddingBlockStart: "0.75rem",
  },
  // The line is at 60 % of the window's height.
  [docked]: { [driven]: { viewTimeline: "--step", viewTimelineInset: "60% 40%" } },
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
  [docked]: {
    position: "sticky",
    gridRow: "1 / -1",
    insetBlockStart: "calc(var(--top) + var(--head) + var(--step) * var(--part))",
    flexWrap: "nowrap",
    height: "calc(var(--part) - 0.5rem)",
    margin: `calc(var(--head) + var(--step) * var(--part)) ${space.normal} 0`,
    // All parts leave with the record.
    marginBlockEnd: `calc(var(--foot) + 0.5rem + (${count - 1} - var(--step)) * var(--part))`,
    border: 0,
    background: "none",
    "& span:first-of-type": { fontSize: size.small },
    "& span:first-of-type::before": { counterReset: "step calc(var(--step) + 1)", content: 'counter(step) " "' },
    // Ground, and the ring of the current part.
    "&::before, &::after": {
      ...covering,
      content: "''",
      zIndex: -1,
      border: `1px solid ${color.line}`,
      borderRadius: radius.small,
      background: color.raised,
    },
    "&::after": { border: `2px solid ${color.accent}`, background: "none", opacity: "var(--current, 0)" },
    isolation: "isolate",
    [driven]: {
      animation: `${fill} linear both`,
      animationTimeline: "--step",
      // The last one stays current.
      "li:last-of-type > &": { animationRange: "cover 0% cover 4000%" },
      "&::before, &::after, & p > :not(span:first-of-type), & svg": { transition: "opacity 200ms, translate 200ms" },
      "&::before, & p > :not(span:first-of-type), & svg": { opacity: "var(--shown, 1)" },
      "& p > :not(span:first-of-type), & svg": { translate: "0 calc(8px * (1 - var(--shown, 1)))" },
    },
  },
});
