import { css, type CSSObject } from "@emotion/react";

import {
  color,
  keepColors,
  media,
  motion,
  radius,
  rightToLeft,
  size,
  space,
  surface,
  weight,
  withoutHas,
  wrapping,
} from "../../../theme/tokens";
import { cellSize, listSpots } from "./place-accounts";

const byIndustry = "&:has([value=industry]:checked)";
const hidden: CSSObject = { visibility: "hidden", opacity: 0 };

/** Sets the cells of groups: three in a row, or two in narrow columns. */
function createCellRules(columns: number): CSSObject[] {
  const rules = [0, 1, 2, 3, 4, 5].map((group) => {
    const cell = { "--x": group % columns, "--y": Math.floor(group / columns) };
    return {
      [`& [data-habit="${group}"], & p[data-industry="${group}"]`]: cell,
      [`${byIndustry} [data-industry="${group}"]`]: cell,
    };
  });
  return [{ "--columns": columns }, ...rules];
}

/** Sets the spots of accounts in the cells; those in the middle move first. */
function createSpotRules(count: number): CSSObject[] {
  return listSpots(count).map(({ x, y }, spot) => {
    const position = { "--p": x.toFixed(2), "--q": y.toFixed(2), transitionDelay: `${spot * 10}ms` };
    return {
      [`& [data-habit-spot="${spot}"]`]: position,
      [`${byIndustry} [data-industry-spot="${spot}"]`]: position,
    };
  });
}

/** Creates the rules by which radio buttons sort. @param largest number of accounts in the largest group */
export function createMapCss(largest: number) {
  return css(createCellRules(3), createSpotRules(largest), {
    display: "grid",
    gap: space.normal,
    width: "100%",
    maxWidth: "36rem",
    containerType: "inline-size",
    fontSize: size.small,
    lineHeight: 1.4,
    // Apart from each other, so that browsers without `:has` show accounts by habit.
    "& [data-view=industry]": hidden,
    [`${byIndustry} [data-view=habit]`]: hidden,
    [`${byIndustry} [data-view=industry]`]: { visibility: "visible", opacity: 1 },
    "& [data-view]": { transition: `opacity ${motion.calm}` },
    [media.narrow]: createCellRules(2),
    // As wide as the smallest windows, so that accounts are targets of 24 px there.
    "@media (max-width: 22em)": {
      width: `calc(100% + 2 * ${space.gutter})`,
      marginInline: `calc(-1 * ${space.gutter})`,
      "& > figcaption, & > p": { paddingInline: space.gutter },
      "& > fieldset > span": { paddingInline: space.gutter },
    },
    "@media print": { maxWidth: "20rem" },
  });
}

export const headCss = css({ display: "grid", gap: space.snug, justifyItems: "start" });

export const sortCss = css({
  ...wrapping,
  gap: space.tight,
  "& span": {
    minHeight: "2.25rem",
    padding: `0 ${space.snug}`,
    ...surface(radius.round),
    color: color.muted,
    fontWeight: weight.strong,
    transition: `background-color ${motion.quick}, color ${motion.quick}`,
  },
  "& input:hover + span": { color: color.text },
  "& input:checked + span": { borderColor: color.accent, background: color.accentSoft, color: color.accentStrong },
  "@media print": { display: "none" },
  [withoutHas]: { display: "none" },
});

/** Stacks alternatives in one grid cell. */
export const captionCss = css({
  display: "grid",
  fontSize: size.body,
  fontWeight: weight.strong,
  "& > *": { gridArea: "1 / 1" },
});

/** Text that is large for the width of the map. */
const largeText = "@container (max-width: 18em)";

const cell = `(var(--step) * ${cellSize} + var(--head))`;
const column = "100cqw / var(--columns)";

/** Cells with labels, accounts, and the text of one account below. */
export const plotCss = css({
  position: "relative",
  "--step": `calc(${column} / ${cellSize})`,
  "--direction": 1,
  [rightToLeft]: { "--direction": -1 },
  // Heights of the labels above the accounts, and of the text of an account.
  "--head": "2.75rem",
  "--text": "3.25rem",
  [largeText]: { "--head": "4.75rem", "--text": "7rem" },
  height: `calc(${cell} * 6 / var(--columns) + var(--text))`,
  "& > p": {
    position: "absolute",
    insetInlineStart: `calc(${column} * var(--x))`,
    insetBlockStart: `calc(${cell} * var(--y))`,
    display: "grid",
    alignContent: "end",
    width: `calc(${column})`,
    height: "calc(var(--head) - 0.25rem)",
    fontSize: size.caption,
    lineHeight: 1.25,
    textAlign: "center",
    color: color.muted,
  },
  "& p b": { fontWeight: weight.strong, color: color.text },
});

const kept = `radial-gradient(closest-side, ${color.growth} 60%, transparent 66%)`;
const lost = `radial-gradient(closest-side, transparent 33%, ${color.churn} 39% 62%, transparent 68%)`;

/** Marks of outcomes: filled or open. */
const mark = { background: kept, ...keepColors, "&[data-lost]": { background: lost } } as const;

/** Size of the control of an account. Rows of a lattice are closer than columns. */
const target = "var(--step) * 0.86";

export const accountsCss = css({
  // Shows the text of the account under the pointer, or else of the selected one, also while keys select. By properties: WebKit does
  // not update siblings when `:has(:hover)` changes.
  "&:has(input:hover)": { "--chosen": "none" },
  "&:has(input:focus-visible)": { "--chosen": "grid", "--pointed": "none" },
  "& input:checked:not(:hover) + span": { display: "var(--chosen, grid)" },
  "& input:hover:not(:checked) + span": { display: "var(--pointed, grid)" },
  "& input:not(:checked, :hover) + span": { display: "none" },
  "& input": {
    ...mark,
    appearance: "none",
    position: "absolute",
    insetInlineStart: `calc(${target} / -2)`,
    insetBlockStart: `calc(${target} / -2)`,
    width: `calc(${target})`,
    height: `calc(${target})`,
    margin: 0,
    borderRadius: radius.round,
    cursor: "pointer",
    transform: `translate(calc((${column} * (var(--x) + 0.5) + var(--step) * var(--p)) * var(--direction)), calc(${cell} * (var(--y) + 1) + var(--step) * (var(--q) - ${cellSize / 2})))`,
    transition: "transform 600ms cubic-bezier(0.3, 0, 0.1, 1)",
    outlineOffset: -3,
  },
  "& input:is(:hover, :checked)": { outline: "2px solid currentColor" },
  "& input:focus-visible": { outline: `3px solid ${color.accent}` },
  "& span": {
    position: "absolute",
    insetInline: 0,
    insetBlockEnd: 0,
    display: "grid",
    minHeight: "2.5rem",
    color: color.muted,
  },
  "& b": { fontWeight: weight.strong, color: color.text },
});

/** Key of the marks, and the note that data are samples; below the accounts. */
export const keyCss = css({
  order: 1,
  ...wrapping,
  gap: `${space.hair} ${space.normal}`,
  fontSize: size.caption,
  color: color.muted,
  "& > span": { display: "inline-flex", alignItems: "center", gap: space.hair },
  "& i": { ...mark, width: "1.25rem", height: "1.25rem" },
  "& > :last-child": { marginInlineStart: "auto" },
});
