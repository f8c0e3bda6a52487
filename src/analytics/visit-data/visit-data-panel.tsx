import { css } from "@emotion/react";

import type interfaceStrings from "#content/interface.json";
import { Stat } from "../../components/stat";
import { columnPair, media, size, space, tracking } from "../../theme/tokens";
import type { AnalyticsRecord } from "../record";
import { ClickList } from "./click-list";
import { formatSpan, formatTime } from "./format";
import { Ranking } from "./ranking";

type Strings = (typeof interfaceStrings)["visitData"];

const panelCss = css({
  display: "grid",
  gap: space.wide,
  paddingBlockStart: space.loose,
  "& h3": { fontSize: size.body, letterSpacing: tracking.none },
});
const figuresCss = css({
  display: "grid",
  gap: `${space.loose} ${space.normal}`,
  gridTemplateColumns: columnPair,
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

/** Lists the entries of a table of counts, highest first. */
function rank(table: Readonly<Record<string, number>>): { name: string; count: number }[] {
  const rows = Object.entries(table).map(([name, count]) => ({ name, count }));
  return rows.sort((one, other) => other.count - one.count);
}

/** Summarizes the record (specification, chapter 3): totals, top 10 pages, top 5 referrers, last 50 clicks. */
export function VisitDataPanel({ record, strings }: { record: AnalyticsRecord; strings: Strings }) {
  const pages = Object.entries(record.pageViews).sort(([, one], [, other]) => other.views - one.views);
  const totalTime = pages.reduce((sum, [, page]) => sum + page.totalTimeSpent, 0);
  const formatHour = (hour: string) =>
    formatTime(new Date(2026, 0, 1, Number(hour)).getTime(), { timeStyle: "short" }) ?? strings.unknown;
  const clicks = record.clicks.slice(-50).reverse();
  const firstVisit = record.visitCount > 0 ? formatTime(record.firstVisit, { dateStyle: "medium" }) : undefined;
  return (
    <div css={panelCss}>
      <dl css={figuresCss}>
        <Stat compact value={record.visitCount.toLocaleString()} label={strings.visits} />
        <Stat compact value={record.totalPageViews.toLocaleString()} label={strings.views} />
        <Stat compact value={formatSpan(totalTime)} label={strings.totalTime} />
        <Stat compact value={firstVisit ?? strings.unknown} label={strings.firstVisit} />
      </dl>
      <div css={columnsCss}>
        <Ranking
          labels={strings.pages}
          rows={pages.slice(0, 10).map(([path, { views, averageTimeSpent }]) => ({
            name: path,
            count: views,
            average: formatSpan(averageTimeSpent),
          }))}
        />
        <div css={stackCss}>
          <Ranking
            labels={strings.hours}
            rows={rank(record.peakHours).slice(0, 5)}
            names={Object.fromEntries(Object.keys(record.peakHours).map((hour) => [hour, formatHour(hour)]))}
          />
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
