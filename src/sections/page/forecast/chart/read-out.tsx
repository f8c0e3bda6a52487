import { css } from "@emotion/react";

import { fill } from "../../../../text/fill";
import { color, media, size, space, tracking, weight, wrapping } from "../../../../theme/tokens";
import { polarityCss } from "../forecast-css";
import { findPolarity, formatChange, formatValue } from "../format";
import type { SeriesProps } from "../series";

// Columns that do not depend on the text prevent shifts while the month changes. Large text stacks them.
const readOutCss = css({
  ...wrapping,
  alignItems: "end",
  gap: `${space.snug} ${space.normal}`,
  "& > div": { flex: "1 1 5.5rem" },
  "& > :first-of-type": { flex: "2.5 1 15rem", [media.mobile]: { flexBasis: "100%" } },
  "& dt": { color: color.muted, fontSize: size.caption },
  "& dd": { fontSize: size.body, fontWeight: weight.heading, lineHeight: 1.5 },
  "& > div:first-of-type dd": { fontSize: size.title, lineHeight: "1.875rem", letterSpacing: tracking.tighter },
});

interface ReadOutProps extends SeriesProps {
  index: number;
  /** Names the value in the range: the expected one, or the scenario. */
  middle: string;
}

/** Shows the selected month: its range large, its value small. Not announced: the chart's slider has the same text. */
export function ReadOut({ forecast, metric, series: { points, now }, index, middle }: ReadOutProps) {
  const { strings, units, months } = forecast;
  const { value, range } = points[index] ?? { value: 0 };
  const change = value - (points[now]?.value ?? 0);
  const format = (number: number) => formatValue(metric, number, units);
  return (
    <dl css={readOutCss}>
      <div>
        <dt>
          {months[index]?.long} · {range ? strings.range : strings.actual}
        </dt>
        <dd>{range ? fill(strings.span, { low: format(range[0]), high: format(range[1]) }) : format(value)}</dd>
      </div>
      <div>
        <dt>{middle}</dt>
        <dd>{range ? format(value) : "–"}</dd>
      </div>
      <div>
        <dt>{fill(strings.change, { month: months[now]?.short ?? "" })}</dt>
        <dd css={polarityCss} data-polarity={findPolarity(metric, change)}>
          {formatChange(metric, change, units)}
        </dd>
      </div>
    </dl>
  );
}
