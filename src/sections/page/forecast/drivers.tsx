import { css } from "@emotion/react";

import { formatShare } from "../../../charts/scale";
import { color, media, motion, radius, rightToLeft, size, space, weight, wrapping } from "../../../theme/tokens";
import { fill } from "../../../text/fill";
import { panelPadding, polarityCss } from "./forecast-css";
import { findPolarity, formatChange, formatValue } from "./format";
import { rankDrivers, type Scenario, type SeriesProps } from "./series";

const driversCss = css(panelPadding, {
  display: "grid",
  gridTemplate: "auto 1fr auto / minmax(0, 1fr)",
  gap: space.normal,
  borderBlockStart: `1px solid ${color.line}`,
  "& > :first-child": { fontSize: size.body, lineHeight: 1.3 },
  [media.wide]: { borderBlockStart: 0, borderInlineStart: `1px solid ${color.line}` },
});
const listCss = css({
  display: "grid",
  alignContent: "space-between",
  gap: `0.8125rem ${space.loose}`,
  [media.desktop]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  [media.wide]: { gridTemplateColumns: "minmax(0, 1fr)" },
  // Not a grid, whose columns WebKit does not measure again for other numbers.
  "& li": { ...wrapping, gap: `${space.hair} ${space.snug}`, alignItems: "baseline" },
  // Large text wraps the change below the name.
  "& li > span": { flex: "1 1 7em" },
  "& span span": { color: color.muted, display: "block", fontSize: size.caption },
  "& svg": { borderRadius: radius.small, background: color.sunken, [media.forcedColors]: { background: "none" } },
  [`${rightToLeft} svg`]: { scale: "-1 1" },
  "& rect": { fill: "currentColor", transition: `width ${motion.calm}` },
});
const netCss = css({
  ...wrapping,
  justifyContent: "space-between",
  columnGap: space.normal,
  "& > span": { flex: "1 1 7em" },
  paddingBlockStart: space.snug,
  borderBlockStart: `1px solid ${color.line}`,
  color: color.muted,
  "& b": { color: color.text, fontWeight: weight.heading },
});

interface DriversProps extends SeriesProps {
  scenario: Scenario;
  driverTexts: readonly Queries.ForecastDriverFragment[];
  /** Until how many months after now. */
  ahead: number;
}

export function Drivers({ forecast, metric, scenario, driverTexts, series, ahead }: DriversProps) {
  const { strings, metrics, months, units } = forecast;
  const { drivers, net } = rankDrivers(driverTexts, series, scenario, ahead, strings.smaller);
  const last = series.now + ahead;
  const month = months[last]?.long ?? "";
  const max = Math.max(...drivers.map(({ effect }) => Math.abs(effect)));
  return (
    <div css={driversCss}>
      <h3>{fill(strings.drivers, { metric: metrics[metric].label, month })}</h3>
      <ul role="list" css={listCss}>
        {drivers.map(({ name, kind, effect }, index) => (
          <li key={index}>
            <span>
              {name} {kind ? <span>{kind}</span> : null}
            </span>
            <b css={polarityCss} data-polarity={findPolarity(metric, effect)}>
              {formatChange(metric, effect, units)}
            </b>
            <svg
              css={polarityCss}
              data-chart=""
              data-polarity={findPolarity(metric, effect)}
              width="100%"
              height="5"
              aria-hidden
            >
              <rect width={formatShare(Math.abs(effect), max)} height="5" rx="2.5" />
            </svg>
          </li>
        ))}
      </ul>
      <p css={netCss}>
        <span>{fill(strings.net, { value: formatValue(metric, series.points[last]?.value ?? 0, units) })}</span>
        <b>{formatChange(metric, net, units)}</b>
      </p>
    </div>
  );
}
