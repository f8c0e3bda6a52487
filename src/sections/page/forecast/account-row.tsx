import { css } from "@emotion/react";
import { memo } from "react";

import { readNumbers } from "../../../content/numbers";
import { fill } from "../../../text/fill";
import { color, media, motion, radius, scriptedCss, size, space } from "../../../theme/tokens";
import { toneCss } from "./forecast-css";
import { formatValue, type Units } from "./format";
import { drawSeries, listPoints } from "./series";

// Covers the row, and more at both sides of its text.
const buttonCss = css({
  position: "absolute",
  insetBlock: 0,
  insetInlineStart: `calc(-1 * ${space.snug})`,
  width: `calc(100cqi + 2 * ${space.snug})`,
  "&:hover": { background: "color-mix(in oklab, currentColor 4%, transparent)" },
  "&[aria-pressed=true]": {
    borderInlineStart: `3px solid ${color.accent}`,
    background: `color-mix(in oklab, ${color.accent} 10%, transparent)`,
  },
  "&:focus-visible": { outlineOffset: -2 },
  [media.forcedColors]: { "&[aria-pressed=true]": { border: "2px solid Highlight" } },
  ...scriptedCss,
});
const lineCss = css({
  width: "6.5rem",
  height: "1.75rem",
  overflow: "visible",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.75,
  strokeLinejoin: "round",
  "& path": { vectorEffect: "non-scaling-stroke" },
  "& path + path": { strokeDasharray: "3 3" },
});
const pillCss = css({
  marginInlineEnd: space.tight,
  padding: `0.125rem ${space.tight}`,
  borderRadius: radius.round,
  background: "color-mix(in oklab, currentColor 10%, transparent)",
  fontSize: size.caption,
  transition: `background-color ${motion.quick}`,
});

interface AccountRowProps {
  account: Queries.ForecastFragment["accounts"]["items"][number];
  /** Names of the predicted outcomes. */
  outcomes: { churn: string; growth: string };
  units: Units;
  chosen: boolean;
  choose: () => void;
}

/** Sparkline of an account's ARR. */
const Trend = memo(function Trend({ series, tone }: { series: Queries.ForecastSeriesFragment; tone: string }) {
  const points = listPoints(series, "base");
  const { past, ahead } = drawSeries(points);
  return (
    <svg css={[toneCss, lineCss]} data-tone={tone} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path d={past} />
      <path d={ahead} />
    </svg>
  );
});

/** Table row of an account, covered by a button. */
export function AccountRow({ account, outcomes, units, chosen, choose }: AccountRowProps) {
  const { name, segment, prediction, action, series } = account;
  const { kind, chance, range } = prediction;
  const tone = kind === "churn" ? "loss" : "gain";
  return (
    <tr>
      <th scope="row">
        <strong>{name}</strong>
        <small>{segment}</small> <small data-under="">· {action}</small>
        <button css={buttonCss} type="button" aria-pressed={chosen} aria-label={name} onClick={choose} />
      </th>
      <td data-column="arr">{formatValue("arr", readNumbers(series.arr.past).at(-1) ?? 0, units)}</td>
      <td data-column="trend">
        <Trend series={series.arr} tone={tone} />
      </td>
      <td>
        <span css={[toneCss, pillCss]} data-tone={tone}>
          {kind === "churn" ? outcomes.churn : outcomes.growth}
        </span>
        <span data-figure="">
          <b>{fill(units.percent, { n: String(chance) })}</b> <small>±{range}</small>
        </span>
      </td>
      <td data-column="action">{action}</td>
    </tr>
  );
}
