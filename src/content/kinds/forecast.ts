import { z } from "zod";

import { block, blocks, defineContent } from "../define";
import { advise, filled, numbers, reference, slug, text } from "../fields";
import { monthsAhead, monthsPast, readNumbers } from "../numbers";

/** Most accounts that the visitor can select. */
export const maxAccounts = 5;

const metric = block("ForecastMetric", "How a metric is named", {
  label: text("Short form, e.g. *ARR*", 10),
  title: text("Long form, e.g. *Annual recurring revenue*", 60),
});

const drivers = blocks(
  "What moves the metric: always five, so that the layout stays the same; the rest of the change is shown as smaller signals",
  "ForecastDriver",
  "A signal that moves the metric",
  {
    name: text("The signal, e.g. *Scheduled exports per week*", 40),
    kind: text("Where it is from, e.g. *Usage*", 20),
    effects: numbers(3, "What it adds in base, upside and downside, in the unit of the metric"),
  },
).length(5);

const questions = z
  .array(
    block("ForecastQuestion", "A question to the agent", {
      question: text("The question", 60),
      answer: text("The answer, in two or three sentences", 320),
      source: text("What the answer is from", 90),
    }),
  )
  .min(1)
  .max(3);

const series = block(
  "ForecastSeries",
  "A metric of all accounts by month; amounts in thousands, the others in percent",
  {
    past: numbers(monthsPast, "Each past month, oldest first"),
    base: numbers(monthsAhead, "Each month of the forecast, in the scenario *base*"),
    upside: numbers(monthsAhead, "The same in the scenario *upside*: one end of the 80% range"),
    downside: numbers(monthsAhead, "The same in the scenario *downside*: its other end"),
    drivers,
    questions: questions.describe("Questions about the metric"),
  },
).refine(
  ({ base, upside, downside }) => {
    const ends = [readNumbers(upside), readNumbers(downside)];
    return readNumbers(base).every((value, month) => {
      const [one = value, other = value] = ends.map((list) => list[month]);
      return (value - one) * (value - other) <= 0;
    });
  },
  {
    error: advise("has a month outside of its range", "Write each month between those of upside and downside"),
    path: ["base"],
  },
);

const item = block("ForecastAccount", "An account that the visitor can select", {
  account: reference("Account", "slug", "Slug of an account of accounts.json"),
  before: numbers(2, "Its ARR in the two years of contract before this one, in thousands, the older first"),
  action: text("What to do next", 70),
  submitted: z
    .int()
    .min(1)
    .describe("ARR that its team expects after the renewal, in thousands; a hero shows it beside the prediction")
    .optional(),
  drivers: drivers.describe("What moves its ARR at the renewal, in thousands"),
  questions: questions.describe("Questions about the account"),
});

/** Interactive forecast with sample data. Pages reference it by name. */
export const forecast = defineContent(
  "Forecast",
  { noun: "forecast", files: "forecast.json", isOptional: true, holds: "one", labelledBy: "name", unique: ["name"] },
  z.strictObject({
    name: slug("Name by which pages show it"),
    title: text("Title of the window", 40),
    note: text("Beside it, e.g. what the forecast is made from", 60),
    horizon: z
      .int()
      .min(1)
      .max(monthsAhead)
      .describe("Month ahead that is selected at first; the drivers of all accounts explain the change until then"),
    metrics: block("ForecastMetrics", "How the metrics are named", { arr: metric, nrr: metric, churn: metric }),
    scenarios: block("ForecastScenarios", "How the scenarios are named", {
      base: text("The most probable one", 12),
      upside: text("The better one", 12),
      downside: text("The worse one", 12),
    }),
    strings: block("ForecastStrings", "Labels and sentences", {
      sample: text("Marks the data as a sample", 20),
      metric: text("Name of the group of metrics", 20),
      scenario: text("Name of the group of scenarios", 20),
      month: text("Name of the control that selects a month, and head of a column", 20),
      now: text("At the line between past and forecast", 12),
      actual: text("Legend of the solid line", 20),
      forecast: text("Legend of the dashed line", 20),
      range: text("Legend of the range", 20),
      expected: text("Label of the expected value", 20),
      low: text("Head of the column with the lower end of the range", 12),
      high: text("Head of the column with the upper end of the range", 12),
      change: filled("Label of the change since the last past month", 30, "month"),
      span: filled("A range in figures", 20, "low", "high"),
      actualAt: filled("A past month, for screen readers", 60, "month", "value"),
      forecastAt: filled("A month of the forecast, for screen readers", 80, "month", "value", "low", "high"),
      shown: filled("Announced by screen readers after a change", 80, "metric", "account", "scenario", "forecast"),
      table: text("Label of the table behind the chart", 40),
      caption: filled("Caption of the table", 60, "metric", "account", "scenario"),
      drivers: filled("Heading above the drivers", 60, "metric", "month"),
      smaller: text("The rest of the change", 40),
      net: filled("Label of the whole change", 40, "value"),
      chance: filled("Twenty dots, of which some are filled, for screen readers, e.g. *{n} of 20*", 20, "n"),
      ask: text("Heading of the questions", 40),
    }),
    units: block("ForecastUnits", "How numbers are written", {
      zero: text("No money, e.g. *$0*", 20),
      thousands: filled("Thousands, e.g. *${n}K* or *{n} Tsd. €*", 20, "n"),
      millions: filled("Millions, e.g. *${n}M*", 20, "n"),
      billions: filled("Billions, e.g. *${n}B*", 20, "n"),
      percent: filled("A percentage, e.g. *{n}%* or *{n} %*", 20, "n"),
      points: filled("A difference of percentages, e.g. *{n} pts*", 20, "n"),
      more: filled("A gain, e.g. *+{n}*", 20, "n"),
      less: filled("A loss, e.g. *−{n}*", 20, "n"),
      decimal: text("Between a number and its decimals, e.g. *.*", 1),
    }),
    everything: block("ForecastTotal", "All accounts together", {
      label: text("Label, e.g. *All accounts*", 24),
      series: block("ForecastAllSeries", "All metrics by month", { arr: series, nrr: series, churn: series }),
    }),
    accounts: block("ForecastAccounts", "Accounts that the visitor can select", {
      title: text("Heading", 40),
      account: text("Head of the column of names", 20),
      arr: text("Head of the column of ARR", 20),
      trend: text("Head of the column of lines", 20),
      prediction: text("Head of the column of predictions", 24),
      action: text("Head of the column of actions", 20),
      churn: text("A prediction that the account leaves or shrinks", 12),
      growth: text("A prediction that the account grows", 12),
      legend: text("What a dot, churn and growth mean", 140),
      items: z.array(item).min(2).max(maxAccounts).describe("The accounts"),
    }),
  }),
);
