import { css } from "@emotion/react";
import { useId } from "react";

import type interfaceStrings from "../../../data/interface.json";
import { Icon } from "../../components/icon";
import { Stat } from "../../components/stat";
import { color, media, motion, radius, size, space, weight } from "../../theme/tokens";
import type { AnalyticsRecord, Click } from "../record";
import { formatHour, formatSpan, formatTime } from "./format";

type Strings = typeof interfaceStrings.visitData;

const panelCss = css({
  display: "grid",
  gap: space.wide,
  paddingBlockStart: space.loose,
  "& h3": { fontSize: size.body, letterSpacing: "-0.01em" },
});
const figuresCss = css({
  display: "grid",
  gap: `${space.loose} ${space.normal}`,
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  [media.desktop]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
});
const columnsCss = css({
  display: "grid",
  alignItems: "start",
  gap: `${space.wide} ${space.huge}`,
  gridTemplateColumns: "minmax(0, 1fr)",
  [media.desktop]: { gridTemplateColumns: "minmax(0, 1.25fr) minmax(0, 1fr)" },
});
const stackCss = css({ display: "grid", gap: space.wide });
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
// Where the system sets all colours, borders and `currentColor` are still visible.
const trackCss = css({ marginBlockStart: space.hair, borderRadius: radius.round, background: color.sunken });
const barCss = css({ minWidth: 3, borderBlockStart: `3px solid ${color.accent}`, borderRadius: radius.round });
const hoursCss = css({ display: "block", width: "100%", height: "4.5rem", color: color.accent });
const axisCss = css(smallCss, {
  display: "grid",
  gridTemplateColumns: "repeat(4, 1fr)",
  paddingBlockStart: space.hair,
  borderBlockStart: `1px solid ${color.line}`,
});
const detailsCss = css({
  borderBlockStart: `1px solid ${color.line}`,
  fontSize: size.small,
  "&[open] summary svg": { transform: "rotate(0.5turn)" },
});
const summaryCss = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `0 ${space.snug}`,
  minHeight: "3rem",
  paddingBlock: space.tight,
  borderRadius: radius.small,
  listStyle: "none",
  cursor: "pointer",
  "&::-webkit-details-marker": { display: "none" },
  "&:hover h3": { color: color.accentStrong },
  "&:focus-visible": { outlineOffset: "-2px" },
  "& svg": { marginInlineStart: "auto", transition: `transform ${motion.quick}` },
});
const mutedCss = css({ color: color.muted });
const clickCss = css({
  display: "grid",
  gap: `0 ${space.normal}`,
  paddingBlock: space.tight,
  borderBlockStart: `1px solid ${color.line}`,
  lineHeight: 1.4,
  overflowWrap: "anywhere",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  "& > :first-child": { [media.mobile]: { gridColumn: "1 / -1" } },
  [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 14rem) 13rem", alignItems: "baseline" },
});
const timeCss = css(mutedCss, { fontVariantNumeric: "tabular-nums", textAlign: "end" });

function formatNumber(value: number): string {
  return value.toLocaleString();
}

/** The highest first. */
function rank(table: Readonly<Record<string, number>>): { name: string; count: number }[] {
  const counted = Object.entries(table).map(([name, count]) => ({ name, count }));
  return counted.sort((one, other) => other.count - one.count);
}

interface RankingProps {
  labels: { title: string; name: string; count: string; average?: string };
  rows: readonly { name: string; count: number; average?: string }[];
  /** What to show in place of the record's names. */
  names?: Readonly<Record<string, string>>;
}

/** A table of counts; a bar under each name shows its count beside the highest. */
function Ranking({ labels, rows, names = {} }: RankingProps) {
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
              <td>{formatNumber(count)}</td>
              {average === undefined ? null : <td>{average}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Views by the hour of the visitor's day, as columns. */
function HoursChart({
  peakHours,
  strings,
}: {
  peakHours: Readonly<Record<string, number>>;
  strings: Strings["hours"];
}) {
  const id = useId();
  const hours = Array.from({ length: 24 }, (_, hour) => peakHours[hour] ?? 0);
  const most = Math.max(...hours);
  if (most === 0) return null;
  const peak = hours.indexOf(most);
  const each = hours.flatMap((count, hour) => (count > 0 ? [`${formatHour(hour)} ${formatNumber(count)}`] : []));
  return (
    <section css={partCss} aria-labelledby={id}>
      <h3 id={id}>{strings.title}</h3>
      <div>
        <svg
          css={hoursCss}
          viewBox="0 0 24 1"
          preserveAspectRatio="none"
          role="img"
          aria-label={strings.each.replace("{hours}", () => each.join(", "))}
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

const kinds = new Map<string, "link" | "button" | "field">([
  ["a", "link"],
  ...["button", "summary"].map((tag) => [tag, "button"] as const),
  ...["input", "select", "textarea", "label"].map((tag) => [tag, "field"] as const),
]);

/** The last clicks, folded. */
function ClickList({ clicks, strings }: { clicks: readonly Click[]; strings: Strings }) {
  return (
    <details css={detailsCss}>
      <summary css={summaryCss}>
        <h3>{strings.clicks.title}</h3>
        <span css={mutedCss}>{strings.clicks.count.replace("{n}", formatNumber(clicks.length))}</span>
        <Icon name="chevronDown" />
      </summary>
      <ol role="list">
        {clicks.map(({ timestamp, element, page }, index) => {
          // A tag name, and an accessible name in quotes, which may be cut off.
          const [tag = ""] = element.split(" ");
          const kind = kinds.get(tag);
          const name = element.slice(tag.length).replace(/^ "|"$/gu, "");
          return (
            <li key={`${timestamp} ${index}`} css={clickCss}>
              <span>
                <span css={mutedCss}>{strings.clicks[kind ?? "element"]}</span> {name || (kind ? "" : element)}
              </span>
              <span css={mutedCss}>{page}</span>
              <span css={timeCss}>
                {formatTime(timestamp, { dateStyle: "medium", timeStyle: "short" }) ?? strings.unknown}
              </span>
            </li>
          );
        })}
      </ol>
    </details>
  );
}

/** The record's summary (specification, chapter 3): top 10 pages, top 5 referrers, last 50 clicks; and its totals. */
export function VisitDataPanel({ record, strings }: { record: AnalyticsRecord; strings: Strings }) {
  const pages = Object.entries(record.pageViews).sort(([, one], [, other]) => other.views - one.views);
  const totalTime = pages.reduce((sum, [, page]) => sum + page.totalTimeSpent, 0);
  const clicks = record.clicks.slice(-50).reverse();
  const firstVisit = record.visitCount > 0 ? formatTime(record.firstVisit, { dateStyle: "medium" }) : undefined;
  return (
    <div css={panelCss} data-panel="">
      <dl css={figuresCss}>
        <Stat compact value={formatNumber(record.visitCount)} label={strings.visits} />
        <Stat compact value={formatNumber(record.totalPageViews)} label={strings.views} />
        <Stat compact value={formatSpan(totalTime, strings.span)} label={strings.totalTime} />
        <Stat compact value={firstVisit ?? strings.unknown} label={strings.firstVisit} />
      </dl>
      <div css={columnsCss}>
        <Ranking
          labels={strings.pages}
          rows={pages.slice(0, 10).map(([path, { views, averageTimeSpent }]) => ({
            name: path,
            count: views,
            average: formatSpan(averageTimeSpent, strings.span),
          }))}
        />
        <div css={stackCss}>
          <HoursChart peakHours={record.peakHours} strings={strings.hours} />
          <Ranking
            labels={strings.referrers}
            rows={rank(record.topReferrers).slice(0, 5)}
            names={{ direct: strings.referrers.direct }}
          />
        </div>
        <Ranking labels={strings.devices} rows={rank(record.deviceStats)} names={strings.devices} />
        <Ranking labels={strings.browsers} rows={rank(record.browserStats)} names={{ Other: strings.browsers.other }} />
      </div>
      {clicks.length > 0 ? <ClickList clicks={clicks} strings={strings} /> : null}
    </div>
  );
}
