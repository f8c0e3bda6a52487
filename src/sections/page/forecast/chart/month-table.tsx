import { css } from "@emotion/react";
import { memo } from "react";

import { summaryStyle } from "../../../../components/summary-style";
import { TableHead } from "../../../../components/table-head";
import { fill } from "../../../../text/fill";
import { color, space, weight } from "../../../../theme/tokens";
import { largeText, panelPadding } from "../forecast-css";
import { formatValue } from "../format";
import type { SeriesProps } from "../series";

const tableCss = css(panelPadding, {
  containerType: "inline-size",
  paddingBlock: space.tight,
  borderBlockStart: `1px solid ${color.line}`,
  "& summary": summaryStyle,
  "& caption": { paddingBlock: space.tight, color: color.muted, textAlign: "start" },
  "& th, & td": {
    padding: `${space.hair} 0`,
    borderBlockStart: `1px solid ${color.line}`,
    textAlign: "end",
    overflowWrap: "anywhere",
    [largeText]: { paddingInlineStart: space.snug, whiteSpace: "nowrap" },
  },
  "& table": { [largeText]: { display: "block", overflowX: "auto" } },
  "& th": { fontWeight: weight.text },
  "& th:first-of-type": { textAlign: "start" },
  "& thead th": { color: color.muted },
});

interface MonthTableProps extends SeriesProps {
  labels: Readonly<Record<"metric" | "account" | "scenario", string>>;
}

export const MonthTable = memo(function MonthTable({ forecast, labels, metric, series }: MonthTableProps) {
  const { strings, months, units } = forecast;
  const { points, now } = series;
  return (
    <details css={tableCss}>
      <summary>{strings.table}</summary>
      <table>
        <caption>{fill(strings.caption, labels)}</caption>
        <TableHead labels={[strings.month, strings.low, strings.high, labels.metric]} />
        <tbody>
          {points.slice(now).map(({ value, range = [] }, ahead) => (
            <tr key={ahead}>
              <th scope="row">{months[now + ahead]?.short}</th>
              {[range[0], range[1], value].map((number, column) => (
                <td key={column}>{number === undefined ? "–" : formatValue(metric, number, units)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
});
