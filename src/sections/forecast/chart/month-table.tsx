import { css } from "@emotion/react";
import { memo } from "react";

import { summaryStyle } from "../../../components/summary-style";
import { color, space, weight } from "../../../theme/tokens";
import { formatValue } from "../format";
import type { Metric, Point } from "../series";

const tableCss = css({
  "& summary": summaryStyle,
  "& caption": { paddingBlock: space.tight, color: color.muted, textAlign: "start" },
  "& th, & td": {
    padding: `${space.hair} 0`,
    borderBlockStart: `1px solid ${color.line}`,
    textAlign: "end",
    overflowWrap: "anywhere",
  },
  "& th": { fontWeight: weight.text },
  "& th:first-of-type": { textAlign: "start" },
  "& thead th": { color: color.muted },
});

interface MonthTableProps {
  forecast: Queries.ForecastFragment;
  caption: string;
  /** Header of the value column. */
  label: string;
  metric: Metric;
  points: readonly Point[];
}

/** Table of all numbers of the chart, in a disclosure. */
export const MonthTable = memo(function MonthTable({ forecast, caption, label, metric, points }: MonthTableProps) {
  const { strings, months, units } = forecast;
  return (
    <details css={tableCss}>
      <summary>{strings.table}</summary>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {[strings.month, label, strings.low, strings.high].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map(({ value, range = [] }, index) => (
            <tr key={index}>
              <th scope="row">{months[index]?.short}</th>
              <td>{formatValue(metric, value, units)}</td>
              <td>{range[0] === undefined ? "" : formatValue(metric, range[0], units)}</td>
              <td>{range[1] === undefined ? "" : formatValue(metric, range[1], units)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
});
