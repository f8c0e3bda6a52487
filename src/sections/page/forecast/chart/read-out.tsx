import { css } from "@emotion/react";

import { fill } from "../../../../text/fill";
import { color, media, size, space, tracking, weight, wrapping } from "../../../../theme/tokens";
import { toneCss } from "../forecast-css";
import { findTone, formatChange, formatValue } from "../format";
import type { SeriesProps } from "../series";

// Columns that do not depend on the text prevent shifts while the month changes. Large text stacks them.
const readOutCss = css({
  ...wrapping,
  gap: `${space.snug} ${space.normal}`,
  "& > div": { flex: "1 1 5.5rem" },
  "& > :nth-of-type(2)": { [media.mobile]: { flex: "1.6 1 8rem" } },
  "& dt": { color: color.muted, fontSize: size.caption },
  "& dd": {
    fontSize: size.body,
    fontWeight: weight.heading,
    lineHeight: 1.75,
    [media.mobile]: { fontSize: size.small },
  },
  "& > :first-of-type": { [media.mobile]: { flexBasis: "100%" } },
  "& > div:first-of-type dd": { fontSize: size.title, lineHeight: "1.875rem", letterSpacing: tracking.tighter },
});

/** Shows the selected month. Not announced: the chart's slider has the same text. */
export function ReadOut({ forecast, metric, series: { points, now }, index }: SeriesProps & { index: number }) {
  const { strings, units, months } = forecast;
  const { value, range } = points[index] ?? { value: 0 };
  const change = value - (points[now]?.value ?? 0);
  const format = (number: number) => formatValue(metric, number, units);
  return (
    <dl css={readOutCss}>
      <div>
        <dt>
          {months[index]?.long} · {range ? strings.forecast : strings.actual}
        </dt>
        <dd>{format(value)}</dd>
      </div>
      <div>
        <dt>{strings.range}</dt>
        <dd>{range ? fill(strings.span, { low: format(range[0]), high: format(range[1]) }) : "–"}</dd>
      </div>
      <div>
        <dt>{fill(strings.change, { month: months[now]?.short ?? "" })}</dt>
        <dd css={toneCss} data-tone={findTone(metric, change)}>
          {formatChange(metric, change, units)}
        </dd>
      </div>
    </dl>
  );
}
