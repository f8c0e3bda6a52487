import { css } from "@emotion/react";
import { memo } from "react";

import { color, media, motion, radius, space, weight } from "../../theme/tokens";
import { drawSeries } from "./chart/draw";
import { panelCss, toneCss } from "./forecast-css";
import { writeValue } from "./format";
import { findNow, listPoints } from "./series";

const headCss = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space.hair} ${space.normal}`,
});
const allCss = css({
  minHeight: "2.125rem",
  padding: `0 ${space.snug}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.small,
  background: color.raised,
  fontWeight: weight.strong,
  transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
  "&:hover": { borderColor: color.text },
  "&[aria-pressed=true]": { background: color.accentSoft, color: color.accentStrong },
  "&[data-waiting]": { visibility: "hidden" },
  "@media (forced-colors: active)": {
    "&[aria-pressed=true]": { borderColor: "Highlight", outline: "1px solid Highlight" },
  },
  "@media (scripting: none), print": { display: "none" },
});
const tableCss = css({
  "& th, & td": {
    padding: `${space.snug} ${space.normal} ${space.snug} 0`,
    textAlign: "start",
    fontWeight: weight.text,
    overflowWrap: "anywhere",
  },
  "& thead th": { paddingBlock: `0 ${space.tight}`, color: color.muted, fontSize: "0.8125rem" },
  "& tbody tr": { position: "relative", borderBlockStart: `1px solid ${color.line}` },
  "& tbody tr[data-chosen]": { boxShadow: `inset 3px 0 ${color.accent}`, background: color.accentSoft },
  "& tbody th, & thead th:first-of-type": { paddingInlineStart: space.snug },
  "& [data-column=arr], & [data-figure]": { whiteSpace: "nowrap" },
  "& [data-column=prediction]": { [media.wide]: { whiteSpace: "nowrap" } },
  "& strong": { display: "block", fontWeight: weight.strong, [media.wide]: { whiteSpace: "nowrap" } },
  "& small": { color: color.muted, fontSize: "0.8125rem" },
  // What does not fit is in the chart, or under the name.
  "& [data-column=arr], & [data-column=trend]": { [media.mobile]: { display: "none" } },
  "& [data-column=action]": { color: color.muted, [media.narrow]: { display: "none" } },
  "& [data-under]": { [media.wide]: { display: "none" } },
});
// The button covers its row. It is shown only when it works.
const buttonCss = css({
  position: "absolute",
  inset: 0,
  padding: 0,
  border: 0,
  borderRadius: radius.small,
  background: "none",
  "&:hover": { background: "color-mix(in oklab, currentColor 4%, transparent)" },
  "&:focus-visible": { outlineOffset: -2 },
  "@media (forced-colors: active)": { "&[aria-pressed=true]": { border: "2px solid Highlight" } },
  "@media print": { display: "none" },
});
const lineCss = css({
  width: "6.5rem",
  maxWidth: "100%",
  height: "1.75rem",
  overflow: "visible",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.75,
  strokeLinejoin: "round",
  "& path": { vectorEffect: "non-scaling-stroke" },
  "& path + path": { strokeDasharray: "3 3" },
});
const pillCss = css({
  marginInlineEnd: space.tight,
  padding: `0.125rem ${space.tight}`,
  borderRadius: radius.round,
  background: "color-mix(in oklab, currentColor 10%, transparent)",
  fontSize: "0.8125rem",
  transition: `background-color ${motion.quick}`,
});

interface AccountsProps {
  forecast: Queries.ForecastFragment;
  heading: "h2" | "h3";
  /** Index of the account; null for all. */
  chosen: number | null;
  choose: (index: number | null) => void;
  /** False until hydration. */
  ready: boolean;
}

/** The line of an account's ARR. */
const Trend = memo(function Trend({ series, tone }: { series: Queries.ForecastSeriesFragment; tone: string }) {
  const points = listPoints(series, "base");
  const { past, ahead } = drawSeries(points, findNow(points));
  return (
    <svg css={[toneCss, lineCss]} data-tone={tone} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path d={past} />
      <path d={ahead} />
    </svg>
  );
});

/** Rows of accounts. A press on one shows it in the chart, another press all accounts. */
export function Accounts({ heading: Heading, forecast, chosen, choose, ready }: AccountsProps) {
  const { accounts } = forecast;
  return (
    <section css={panelCss}>
      <div css={headCss}>
        <Heading>{accounts.title}</Heading>
        <button
          css={allCss}
          type="button"
          aria-pressed={chosen === null}
          data-waiting={ready ? undefined : ""}
          onClick={() => {
            choose(null);
          }}
        >
          {forecast.everything.label}
        </button>
      </div>
      <table css={tableCss}>
        <thead>
          <tr>
            {(["account", "arr", "trend", "prediction", "action"] as const).map((column) => (
              <th key={column} scope="col" data-column={column}>
                {accounts[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {accounts.items.map(({ name, segment, prediction: { kind, chance, range }, action, series }, index) => {
            const isChosen = index === chosen;
            const tone = kind === "churn" ? "loss" : "gain";
            return (
              <tr key={name} data-chosen={isChosen ? "" : undefined}>
                <th scope="row">
                  <strong>{name}</strong>
                  <small>{segment}</small> <small data-under="">· {action}</small>
                  {ready ? (
                    <button
                      css={buttonCss}
                      type="button"
                      aria-pressed={isChosen}
                      aria-label={name}
                      onClick={() => {
                        choose(isChosen ? null : index);
                      }}
                    />
                  ) : null}
                </th>
                <td data-column="arr">{writeValue("arr", Number(series.arr.past.split(" ").at(-1)))}</td>
                <td data-column="trend">
                  <Trend series={series.arr} tone={tone} />
                </td>
                <td>
                  <span css={[toneCss, pillCss]} data-tone={tone}>
                    {kind === "churn" ? accounts.churn : accounts.growth}
                  </span>
                  <span data-figure="">
                    <b>{chance}%</b> <small>±{range}</small>
                  </span>
                </td>
                <td data-column="action">{action}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
