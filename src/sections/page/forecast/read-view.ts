import { drawSeries, listAccountPoints, listPoints, type Selection } from "./series";

/** Returns what the selection shows: the metric with its series and drivers, its labels, and the questions. */
export function readView(forecast: Queries.ForecastFragment, selection: Selection) {
  const { accounts, everything, horizon, metrics, scenarios } = forecast;
  const { scenario, account } = selection;
  const item = account === null ? undefined : accounts.items[account];
  const metric = item ? "arr" : selection.metric;
  const all = everything.series[metric];
  return {
    item,
    metric,
    series: drawSeries(item ? listAccountPoints(item, scenario) : listPoints(all, scenario)),
    drivers: (item ?? all).drivers,
    questions: (item ?? all).questions,
    ahead: item?.account.renewal ?? horizon,
    labels: {
      metric: metrics[metric].label,
      account: item?.account.name ?? everything.label,
      scenario: scenarios[scenario],
    },
  };
}
