import { css } from "@emotion/react";
import { useId } from "react";

import { color, radius, size, space, weight } from "../../theme/tokens";
import { formatNumber } from "./format";
import { panelTitleCss } from "./panel-title";

interface RankingProps {
  words: { title: string; name: string; count: string; average?: string };
  rows: readonly { name: string; count: number; more?: string }[];
}

const rankingCss = css({ display: "grid", alignContent: "start", gap: space.snug, minWidth: 0 });
const tableCss = css({
  fontSize: size.small,
  lineHeight: 1.4,
  fontVariantNumeric: "tabular-nums",
  "& th, & td": {
    padding: `${space.tight} 0 0`,
    textAlign: "start",
    verticalAlign: "baseline",
    fontWeight: weight.text,
  },
  "& :is(th, td) + :is(th, td)": {
    width: "1%",
    paddingInlineStart: space.normal,
    textAlign: "end",
    whiteSpace: "nowrap",
  },
  "& thead th": { paddingBlock: `0 ${space.hair}`, color: color.muted, fontSize: "0.8125rem" },
  "& tbody tr + tr > *": { borderBlockStart: 0 },
});
const nameCss = css({ overflowWrap: "anywhere" });
// Borders keep a colour of their own where the system sets all colours.
const trackCss = css({ marginBlockStart: space.hair, borderRadius: radius.round, background: color.sunken });
const barCss = css({ minWidth: 3, borderBlockStart: `3px solid ${color.accent}`, borderRadius: radius.round });

/** A table of what was counted; a bar under each name shows its number beside the highest. */
export function Ranking({ words, rows }: RankingProps) {
  const id = useId();
  if (rows.length === 0) return null;
  const most = Math.max(...rows.map(({ count }) => count), 1);
  return (
    <section css={rankingCss} aria-labelledby={id}>
      <h3 css={panelTitleCss} id={id}>
        {words.title}
      </h3>
      <table css={tableCss} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{words.name}</th>
            <th scope="col">{words.count}</th>
            {words.average === undefined ? null : <th scope="col">{words.average}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, count, more }) => (
            <tr key={name}>
              <th css={nameCss} scope="row">
                {name}
                <div css={trackCss}>
                  <div css={barCss} style={{ width: `${(100 * count) / most}%` }} />
                </div>
              </th>
              <td>{formatNumber(count)}</td>
              {more === undefined ? null : <td>{more}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
