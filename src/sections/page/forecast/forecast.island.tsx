import { css } from "@emotion/react";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";

import { findElement } from "../../../browser/find-element";
import { hiddenCss } from "../../../components/hidden-text";
import { RadioGroup } from "../../../components/radio-group";
import { createIsland } from "../../../islands/create-island";
import { useAfterPaint } from "../../../islands/use-after-paint";
import { fill } from "../../../text/fill";
import { color, media, oneColumn, radius, shadow, size, space, surface, toCondition } from "../../../theme/tokens";
import { Accounts, AccountStrip } from "./accounts";
import { Chart } from "./chart/chart";
import { Drivers } from "./drivers";
import { segmentsCss } from "./forecast-css";
import { formatPoint, formatValue } from "./format";
import { MonthTable } from "./chart/month-table";
import { Questions } from "./questions";
import { Prediction } from "./prediction";
import { readView } from "./read-view";
import { metricNames, type Selection } from "./series";
import { WindowBar } from "./window-bar";

const aside = "21.5rem";
const card = { ...surface(radius.medium) };

/** Three cards on small screens, otherwise one window with hairlines. */
const windowCss = css({
  ...oneColumn,
  gap: space.normal,
  fontSize: size.small,
  lineHeight: 1.4,
  fontVariantNumeric: "tabular-nums",
  "& small": { color: color.muted, fontSize: size.caption },
  // Leaves no space for the bar of chapters, which follows the window.
  "& > section": { ...card, scrollMarginBlockStart: "calc(var(--header-height) - var(--bars-height))" },
  [media.desktop]: {
    ...card,
    gap: 0,
    borderRadius: radius.large,
    boxShadow: shadow.high,
    "& > section": { border: 0, background: "none" },
    "& > section + section": { borderBlockStart: `1px solid ${color.line}`, borderRadius: 0 },
  },
  [media.wide]: {
    gridTemplateColumns: `minmax(0, 1fr) ${aside}`,
    "& > section:first-of-type": { gridColumn: "1 / -1" },
    "& > section:last-of-type": { borderInlineStart: `1px solid ${color.line}` },
  },
});
const bodyCss = css({ ...oneColumn, [media.wide]: { gridTemplateColumns: `minmax(0, 1fr) ${aside}` } });

/** Scrolls smoothly to the chart if it is above the viewport, e.g. on a phone. */
function scrollToChart(chart: HTMLElement | null): void {
  const { bottom = 0 } = chart?.getBoundingClientRect() ?? {};
  const { matches: reduced } = matchMedia(toCondition(media.reducedMotion));
  if (bottom < window.innerHeight / 4) chart?.scrollIntoView({ behavior: reduced ? "auto" : "smooth" });
}

/** Chooses the account that the hash of the address names, and of links that are clicked. */
function useLinkedAccount(choose: (account: number) => void): void {
  const followLink = useEffectEvent((hash: string) => {
    const linked = document.getElementById(hash.slice(1))?.dataset["account"];
    if (linked !== undefined) choose(Number(linked));
  });

  useEffect(() => {
    followLink(location.hash);
    // Also handles a link to the current hash.
    function handleClick({ target }: Event): void {
      followLink(findElement(target).closest("a")?.hash ?? "");
    }
    addEventListener("click", handleClick);
    return () => removeEventListener("click", handleClick);
  }, []);
}

const start: Selection = { metric: "arr", scenario: "base", account: null };

function ForecastWindow({ forecast }: { forecast: Queries.ForecastFragment }) {
  const [shown, setShown] = useState(start);
  const chart = useRef<HTMLElement>(null);
  const { accounts, everything, strings, metrics, months, units } = forecast;
  const { metric, scenario, account } = shown;

  // Controls respond at once; the chart is redrawn afterwards.
  const drawn = useAfterPaint(shown);
  const { item, series, drivers, ahead, labels, questions, ...view } = useMemo(
    () => readView(forecast, drawn),
    [forecast, drawn],
  );

  const drawing = { forecast, metric: view.metric, series };

  function show(change: Partial<Selection>): void {
    // Presses before the start are repeated without a render between them.
    setShown((current) => ({ ...current, ...change }));
  }

  /** Describes the end of the change that the drivers explain. */
  function describe(): string {
    const last = series.now + ahead;
    const format = (value: number) => formatValue(view.metric, value, units);
    const end = formatPoint(series.points[last] ?? { value: 0 }, months[last]?.long ?? "", strings, format);
    return fill(strings.shown, { ...labels, forecast: end });
  }

  useLinkedAccount((next) => show({ account: next }));

  return (
    <>
      <div css={windowCss}>
        <section ref={chart}>
          <WindowBar forecast={forecast} scenario={scenario} show={show} />
          <div css={bodyCss}>
            <Chart
              {...drawing}
              account={account}
              subject={labels.account}
              scenario={drawn.scenario}
              ahead={ahead}
              control={
                item ? (
                  <Prediction account={item.account} forecast={forecast} />
                ) : (
                  <RadioGroup
                    css={segmentsCss}
                    legend={strings.metric}
                    name="forecast-metric"
                    choices={metricNames.map((value) => ({ value, label: metrics[value].label }))}
                    chosen={metric}
                    choose={(value) => show({ metric: value })}
                  />
                )
              }
            />
            <Drivers {...drawing} scenario={drawn.scenario} driverTexts={drivers} ahead={ahead} />
          </div>
          <MonthTable {...drawing} labels={labels} />
        </section>
        <Accounts
          forecast={forecast}
          chosen={account}
          choose={(next) => {
            show({ account: next });
            scrollToChart(chart.current);
          }}
        />
        <Questions key={labels.account + view.metric} title={strings.ask} items={questions} />
        <p css={hiddenCss} role="status">
          {drawn === start ? "" : describe()}
        </p>
      </div>
      {account === null ? null : (
        <AccountStrip
          name={accounts.items[account]?.account.name ?? ""}
          label={everything.label}
          leave={() => show({ account: null })}
        />
      )}
    </>
  );
}

/** Interactive demo of the product. Without scripts it is complete, but its controls are hidden. */
export const Forecast = createIsland("forecast", ForecastWindow, { start: ["target"] });
