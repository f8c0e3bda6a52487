import { css } from "@emotion/react";

import { Stat } from "../../components/stat";
import { media, space } from "../../theme/tokens";
import type { AnalyticsRecord } from "../record";
import { summarise } from "../summary";
import { rank, sumTime } from "./aggregate";
import { ClickList } from "./click-list";
import { formatDay, formatNumber, formatSpan } from "./format";
import { HoursChart } from "./hours-chart";
import { Ranking } from "./ranking";
import { words } from "./words";

const panelCss = css({ display: "grid", gap: space.wide, paddingBlockStart: space.loose });
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

/** The word for what the record calls by a name of its own, or that name. */
function translate(name: string, table: Readonly<Record<string, string>>): string {
  return Object.hasOwn(table, name) ? (table[name] ?? name) : name;
}

function Figures({ record }: { record: AnalyticsRecord }) {
  const begun = record.visitCount > 0 ? formatDay(record.firstVisit) : undefined;
  return (
    <dl css={figuresCss}>
      <Stat compact value={formatNumber(record.visitCount)} label={words.visits} />
      <Stat compact value={formatNumber(record.totalPageViews)} label={words.views} />
      <Stat compact value={formatSpan(sumTime(record), words.span)} label={words.totalTime} />
      <Stat compact value={begun ?? words.unknown} label={words.firstVisit} />
    </dl>
  );
}

/** The record at a glance. */
export function Panel({ record }: { record: AnalyticsRecord }) {
  const { pages, referrers, clicks } = summarise(record);
  const { devices, browsers } = words;
  return (
    <div css={panelCss} data-panel="">
      <Figures record={record} />
      <div css={columnsCss}>
        <Ranking
          words={words.pages}
          rows={pages.map(({ path, views, averageTimeSpent }) => ({
            name: path,
            count: views,
            more: formatSpan(averageTimeSpent, words.span),
          }))}
        />
        <div css={stackCss}>
          <HoursChart peakHours={record.peakHours} />
          <Ranking
            words={words.referrers}
            rows={referrers.map(({ host, sessions }) => ({
              name: translate(host, { direct: words.referrers.direct }),
              count: sessions,
            }))}
          />
        </div>
        <Ranking
          words={devices}
          rows={rank(record.deviceStats).map(({ name, count }) => ({
            name: translate(name, { mobile: devices.mobile, tablet: devices.tablet, desktop: devices.desktop }),
            count,
          }))}
        />
        <Ranking
          words={browsers}
          rows={rank(record.browserStats).map(({ name, count }) => ({
            name: translate(name, { Other: browsers.other }),
            count,
          }))}
        />
      </div>
      {clicks.length > 0 ? <ClickList clicks={clicks} /> : null}
    </div>
  );
}
