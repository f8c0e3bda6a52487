import { css } from "@emotion/react";
import { useId } from "react";

import type interfaceStrings from "#content/interface.json";
import { color, radius, size, space, weight } from "../../theme/tokens";
import { formatHour } from "./format";

const partCss = css({ display: "grid", alignContent: "start", gap: space.snug, minWidth: 0 });
const smallCss = css({ color: color.muted, fontSize: "0.8125rem", fontVariantNumeric: "tabular-nums" });
const tableCss = css({
  fontSize: size.small,
  lineHeight: 1.4,
  fontVariantNumeric: "tabular-nums",
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
  "& thead th": { paddingBlock: `0 ${space.hair}`, color: color.muted, fontSize: "0.8125rem" },
  "& tbody tr + tr > *": { borderBlockStart: 0 },
});
// With forced colors, borders and `currentColor` are still visible.
const trackCss = css({ marginBlockStart: space.hair, borderRadius: radius.round, background: color.sunken });
const barCss = css({ minWidth: 3, borderBlockStart: `3px solid ${color.accent}`, borderRadius: radius.round });
const hoursCss = css({ display: "block", width: "100%", height: "4.5rem", color: color.accent });
const axisCss = css(smallCss, {
  display: "grid",
  direction: "ltr",
  gridTemplateColumns: "repeat(4, 1fr)",
  paddingBlockStart: space.hair,
  borderBlockStart: `1px solid ${color.line}`,
});

interface RankingProps {
  labels: { title: string; name: string; count: string; average?: string };
  rows: readonly { name: string; count: number; average?: string }[];
  /** Labels for names of the record. */
  names?: Readonly<Record<string, string>>;
}

/** A table of counts, with a bar under each name for its share of the highest. */
export function Ranking({ labels, rows, names = {} }: RankingProps) {
  const id = useId();
  const most = Math.max(...rows.map(({ count }) => count), 1);
  if (rows.length === 0) return null;
  return (
    <section css={partCss} aria-labelledby={id}>
      <h3 id={id}>{labels.title}</h3>
      <table css={tableCss} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{labels.name}</th>
            <th scope="col">{labels.count}</th>
            {labels.average === undefined ? null : <th scope="col">{labels.average}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, count, average }) => (
            <tr key={name}>
              <th scope="row">
                {Object.hasOwn(names, name) ? names[name] : name}
                <div css={trackCss}>
                  <div css={barCss} style={{ width: `${(100 * count) / most}%` }} />
                </div>
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

interface HoursChartProps {
  peakHours: Readonly<Record<string, number>>;
  strings: (typeof interfaceStrings)["visitData"]["hours"];
}

/** Views by the hour of the visitor's day, as columns. */
export function HoursChart({ peakHours, strings }: HoursChartProps) {
  const id = useId();
  const hours = Array.from({ length: 24 }, (_, hour) => peakHours[hour] ?? 0);
  const most = Math.max(...hours);
  if (most === 0) return null;
  const peak = hours.indexOf(most);
  const each = hours.flatMap((count, hour) => (count > 0 ? [`${formatHour(hour)} ${count.toLocaleString()}`] : []));
  return (
    <section css={partCss} aria-labelledby={id}>
      <h3 id={id}>{strings.title}</h3>
      <div>
        <svg
          css={hoursCss}
          viewBox="0 0 24 1"
          preserveAspectRatio="none"
          role="img"
          aria-label={strings.each.replace("{hours}", () => new Intl.ListFormat([], { type: "unit" }).format(each))}
        >
          {hours.map((count, hour) => (
            <rect
              key={hour}
              x={hour + 0.1}
              y={1 - count / most}
              width={0.8}
              height={count / most}
              fill="currentColor"
            />
          ))}
        </svg>
        <div css={axisCss} aria-hidden="true">
          {[0, 6, 12, 18].map((hour) => (
            <span key={hour}>{formatHour(hour)}</span>
          ))}
        </div>
      </div>
      <p css={smallCss}>
        {strings.peak.replace("{from}", () => formatHour(peak)).replace("{to}", () => formatHour(peak + 1))}
      </p>
    </section>
  );
}
