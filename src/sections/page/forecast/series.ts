import { traceSeries, type SeriesPoint } from "../../../charts/paths";
import { listTicks } from "../../../charts/scale";
import { monthsAhead, monthsPast, readNumbers } from "../../../content/numbers";
import { deriveOutlook } from "../../../content/outlook";

/** A series as stored in the content: numbers as text. */
type SeriesText = Omit<Queries.ForecastSeriesFragment, "drivers" | "questions">;
type DriverText = Queries.ForecastDriverFragment;

export const metricNames = ["arr", "nrr", "churn"] as const;
export type Metric = (typeof metricNames)[number];

export const scenarioNames = ["base", "upside", "downside"] as const;
export type Scenario = (typeof scenarioNames)[number];

export type Point = SeriesPoint;

/** Lists all months of a series. The range is between the better and the worse scenario. */
export function listPoints(series: SeriesText, scenario: Scenario): Point[] {
  const [upside, downside] = [readNumbers(series.upside), readNumbers(series.downside)];
  return [
    ...readNumbers(series.past).map((value) => ({ value })),
    ...readNumbers(series[scenario]).map((value, index): Point => {
      const ends = [upside[index] ?? value, downside[index] ?? value];
      return { value, range: [Math.min(...ends), Math.max(...ends)] };
    }),
  ];
}

/** Lists the ARR of an account by month: by year of contract until its renewal (`before`), then as predicted. */
export function listAccountPoints(
  { account, before }: { account: Omit<Queries.AccountFragment, "name" | "cohort">; before: string },
  scenario: Scenario,
): Point[] {
  const { expected, range } = deriveOutlook(account);
  const renewed = { base: expected, upside: range[1], downside: range[0] };
  const years = [...readNumbers(before), account.arr];
  return Array.from({ length: monthsPast + monthsAhead }, (_, index): Point => {
    const ahead = index + 1 - monthsPast;
    if (ahead >= account.renewal) return { value: renewed[scenario], range };
    const value = years.at(Math.floor((ahead - account.renewal) / 12)) ?? account.arr;
    return ahead > 0 ? { value, range: [value, value] } : { value };
  });
}

/** What the parts of the window show. */
export interface SeriesProps {
  forecast: Queries.ForecastFragment;
  metric: Metric;
  series: Series;
}

export interface Selection {
  metric: Metric;
  scenario: Scenario;
  /** Index of an account; null for all. */
  account: number | null;
}

/** Finds the index of the last actual month. */
export function findNow(points: readonly Point[]): number {
  return points.findIndex(({ range }) => range !== undefined) - 1;
}

/**
 * Ranks the drivers of a metric from now to a month, and returns the net change.
 * @param ahead how many months after now
 * @param smaller name of the last driver, the remaining change
 */
export function rankDrivers(
  driverTexts: readonly DriverText[],
  { points, now }: Pick<Series, "points" | "now">,
  scenario: Scenario,
  ahead: number,
  smaller: string,
) {
  const net = (points[now + ahead]?.value ?? 0) - (points[now]?.value ?? 0);
  const column = scenarioNames.indexOf(scenario);
  const named = driverTexts.map(({ name, kind, effects }) => ({
    name,
    kind,
    effect: readNumbers(effects)[column] ?? 0,
  }));
  const rest = named.reduce((left, { effect }) => left - effect, net);
  const ranked = [...named].sort((one, other) => Math.abs(other.effect) - Math.abs(one.effect));
  return { drivers: [...ranked, { name: smaller, kind: undefined, effect: rest }], net };
}

/** Width and height of the plot in its own units; stretched to the container, lines are not. */
const plotSize = 100;

function round(value: number): number {
  return Number(value.toFixed(2));
}

export function toX(index: number, count: number): number {
  return round((index / (count - 1)) * plotSize);
}

/** Months between two labels of the axis. */
export const labelStep = 6;

/** Lists the months with a label: the current one, and those in steps from it. */
export function listLabels(now: number, count: number): number[] {
  return Array.from({ length: count }, (_, month) => month).filter((month) => (month - now) % labelStep === 0);
}

/** Finds the month closest to a fraction of the plot's width. */
export function findIndex(share: number, count: number): number {
  return Math.min(Math.max(Math.round(share * (count - 1)), 0), count - 1);
}

export type Series = ReturnType<typeof drawSeries>;

/** Draws the points of a series with its scale, whose `ticks` are ascending. `now` is the index of the last actual month. */
export function drawSeries(points: readonly Point[]) {
  const now = findNow(points);
  const all = points.flatMap(({ value, range = [] }) => [value, ...range]);
  const ticks = listTicks(Math.min(...all), Math.max(...all), 4);
  const [min = 0, max = 1] = [ticks[0], ticks.at(-1)];
  const toY = (value: number) => round(plotSize - ((value - min) / (max - min)) * plotSize);
  return {
    points,
    now,
    ticks,
    toY,
    ...traceSeries(points, now, (value, index) => [toX(index, points.length), toY(value)]),
  };
}
