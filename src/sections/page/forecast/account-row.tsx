import { css } from "@emotion/react";
import { memo } from "react";

import { color, media, scriptedCss, space } from "../../../theme/tokens";
import { findPrediction } from "../../account/read-account";
import { polarityCss } from "./forecast-css";
import { formatValue } from "./format";
import { Prediction } from "./prediction";
import { drawSeries, listAccountPoints } from "./series";

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
interface AccountRowProps {
  item: Queries.ForecastFragment["accounts"]["items"][number];
  forecast: Queries.ForecastFragment;
  chosen: boolean;
  choose: () => void;
}

const Trend = memo(function Trend({ item, polarity }: Pick<AccountRowProps, "item"> & { polarity: string }) {
  const { past, ahead } = drawSeries(listAccountPoints(item, "base"));
  return (
    <svg
      css={[polarityCss, lineCss]}
      data-polarity={polarity}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={past} />
      <path d={ahead} />
    </svg>
  );
});

export function AccountRow({ item, forecast, chosen, choose }: AccountRowProps) {
  const { account, action } = item;
  const { name, cohort, arr } = account;
  return (
    <tr>
      <th scope="row">
        <strong>{name}</strong>
        <small>{cohort}</small> <small data-under="">{action}</small>
        <button css={buttonCss} type="button" aria-pressed={chosen} aria-label={name} onClick={choose} />
      </th>
      <td data-column="arr">{formatValue("arr", arr, forecast.units)}</td>
      <td data-column="trend">
        <Trend item={item} polarity={findPrediction(account).polarity} />
      </td>
      <td>
        <Prediction account={account} forecast={forecast} />
      </td>
      <td data-column="action">{action}</td>
    </tr>
  );
}
