import { css } from "@emotion/react";

import { fill } from "../../../fill";
import { color, media, size, space, tracking, weight } from "../../../theme/tokens";
import { toneCss } from "../forecast-css";
import { writeChange, writeValue, type Units } from "../format";
import { findTone, type Metric, type Point } from "../series";

// Columns of one width, so that nothing moves while the month changes.
const readOutCss = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1.6fr) minmax(0, 1fr)",
  [media.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  gap: `${space.snug} ${space.normal}`,
  "& dt": { color: color.muted, fontSize: size.caption },
  "& dd": {
    fontSize: size.body,
    fontWeight: weight.heading,
    lineHeight: 1.75,
    letterSpacing: tracking.none,
    [media.mobile]: { fontSize: size.small },
  },
  "& > :first-of-type": { [media.mobile]: { gridColumn: "1 / -1" } },
  "& > div:first-of-type dd": { fontSize: size.title, lineHeight: "1.875rem", letterSpacing: tracking.tighter },
});

interface ReadOutProps {
  strings: Queries.ForecastFragment["strings"];
  units: Units;
  metric: Metric;
  month: string;
  point: Point;
  /** Since now. */
  change: number;
  /** The last month that has happened. */
  now: string;
}

/** The selected month with its value, range and change. It is not announced: the chart's slider has the same text. */
export function ReadOut({ strings, units, metric, month, point: { value, range }, change, now }: ReadOutProps) {
  const write = (number: number) => writeValue(metric, number, units);
  return (
    <dl css={readOutCss}>
      <div>
        <dt>
          {month} · {range ? strings.forecast : strings.actual}
        </dt>
        <dd>{write(value)}</dd>
      </div>
      <div>
        <dt>{strings.range}</dt>
        <dd>{range ? fill(strings.span, { low: write(range[0]), high: write(range[1]) }) : "–"}</dd>
      </div>
      <div>
        <dt>{fill(strings.change, { month: now })}</dt>
        <dd css={toneCss} data-tone={findTone(metric, change)}>
          {writeChange(metric, change, units)}
        </dd>
      </div>
    </dl>
  );
}
