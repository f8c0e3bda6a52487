import { css } from "@emotion/react";
import { useId } from "react";

import { TableHead } from "../../components/table-head";
import { color, oneColumn, radius, size, space, weight } from "../../theme/tokens";

const partCss = css({
  containerType: "inline-size",
  ...oneColumn,
  alignContent: "start",
  gap: space.snug,
});
const tableCss = css({
  fontSize: size.small,
  lineHeight: 1.4,
  fontVariantNumeric: "tabular-nums",
  // Large text scrolls the table sideways.
  "@container (max-width: 14em)": { display: "block", overflowX: "auto", "& th:first-of-type": { minWidth: "6em" } },
  "& th, & td": {
    padding: `${space.tight} 0 0`,
    textAlign: "start",
    verticalAlign: "baseline",
    fontWeight: weight.text,
    overflowWrap: "anywhere",
  },
  "& :is(th, td) + :is(th, td)": {
    width: "1%",
    paddingInlineStart: space.normal,
    textAlign: "end",
    whiteSpace: "nowrap",
  },
  "& thead th": { paddingBlock: `0 ${space.hair}`, color: color.muted, fontSize: size.caption },
  "& tbody tr + tr > *": { borderBlockStart: 0 },
});
// A border, because forced colors hide backgrounds.
const barCss = css({
  minWidth: 3,
  marginBlockStart: space.hair,
  borderBlockStart: `3px solid ${color.accent}`,
  borderRadius: radius.round,
});

interface RankingProps {
  labels: { title: string; name: string; count: string; average?: string };
  rows: readonly { name: string; count: number; average?: string }[];
  /** Labels for names in the record. */
  names?: Readonly<Record<string, string>>;
}

/** Table of counts with a bar under each name, relative to the highest count. */
export function Ranking({ labels, rows, names = {} }: RankingProps) {
  const id = useId();
  const max = Math.max(...rows.map(({ count }) => count), 1);
  if (rows.length === 0) return null;
  return (
    <section css={partCss} aria-labelledby={id}>
      <h3 id={id}>{labels.title}</h3>
      <table css={tableCss} aria-labelledby={id}>
        <TableHead labels={[labels.name, labels.count, ...(labels.average ? [labels.average] : [])]} />
        <tbody>
          {rows.map(({ name, count, average }) => (
            <tr key={name}>
              <th scope="row">
                {Object.hasOwn(names, name) ? names[name] : name}
                <div css={barCss} style={{ width: `${(100 * count) / max}%` }} />
              </th>
              <td>{count.toLocaleString()}</td>
              {average === undefined ? null : <td>{average}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
