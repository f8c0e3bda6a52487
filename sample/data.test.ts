import { readdirSync, readFileSync } from "node:fs";

import { account } from "../src/content/kinds/account";
import { forecast } from "../src/content/kinds/forecast";
import { readNumbers } from "../src/content/numbers";
import { getReal, listReal } from "../src/content/testing/real-content";
import { formatMonth } from "../src/text/language";
import { formatChange, formatValue } from "../src/sections/page/forecast/format";
import { deriveOutlook } from "../src/content/outlook";
import { findPrediction } from "../src/sections/account/read-account";
import { readWorld } from "./pictures/sample";

// Tests that the sample's numbers are consistent.

test("the demo and the texts of pictures name no month, quarter or year, so that they do not age", () => {
  const months = Array.from({ length: 12 }, (_, month) =>
    (["short", "long"] as const).map((style) => formatMonth("2026-01-01", month, "en", { month: style })),
  );
  const dated = new RegExp(`\\b(?:20\\d\\d|Q[1-4]|${months.flat().join("|")})\\b`, "u");
  const list = (folder: string, end: string) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).flatMap((file) =>
      file.endsWith(end) ? readFileSync(`${folder}/${file}`, "utf8").split("\n") : [],
    );
  const alternatives = list("data/pages", ".json").filter((line) => line.includes(`"alt": `));
  // Without rows of numbers.
  const demo = list("data", "forecast.json").filter((line) => !/": "[-.\d ]+"/u.test(line));
  for (const lines of [alternatives, demo]) {
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((line) => dated.test(line))).toEqual([]);
  }
});

test("answers about an account use the numbers of the account, and its signals add up to nearly the change", () => {
  const { accounts, units } = getReal(forecast);
  for (const { account: slug, submitted, questions, drivers } of accounts.items) {
    const found = listReal(account).find((one) => one.slug === slug);
    if (!found) throw new Error(`There is no account ${slug}.`);
    const { expected, range } = deriveOutlook(found);
    const { chance } = findPrediction(found);
    const nets = [expected, range[1], range[0]].map((amount) => amount - found.arr);
    const effects = drivers.map((driver) => readNumbers(driver.effects));
    for (const [scenario, net] of nets.entries()) {
      const named = effects.reduce((sum, effect) => sum + (effect[scenario] ?? 0), 0);
      expect(Math.abs(net - named)).toBeLessThanOrEqual(found.arr / 50);
    }
    const amounts = [found.arr, found.churned, found.grown, expected, ...range].map((amount) =>
      formatValue("arr", amount, units),
    );
    const changes = [...nets, ...effects.flat()].map((net) => formatChange("arr", Math.abs(net), units).slice(1));
    const text = [...amounts, ...changes, `${chance}%`, ...drivers.map(({ name }) => name)].join(" ");
    const used = questions.flatMap(({ answer }) => answer.match(/\$?\d[\d.]*[KM%]/gu) ?? []);
    expect({ slug, unknown: used.filter((number) => !text.includes(number)) }).toEqual({ slug, unknown: [] });
    expect(submitted).toBeGreaterThan(0);
  }
});

const { series } = getReal(forecast).everything;
const { horizon } = getReal(forecast);
const scenarios = ["base", "upside", "downside"] as const;

/** Returns a metric of a month after now; before it, for negative ones. */
function readMonth(metric: keyof typeof series, scenario: (typeof scenarios)[number], ahead: number): number {
  const { past, ...predicted } = series[metric];
  return (ahead > 0 ? readNumbers(predicted[scenario])[ahead - 1] : readNumbers(past).at(ahead - 1)) ?? Number.NaN;
}

/** Returns the ARR of customers who have come in the year before a month: the part of ARR that NRR does not explain. */
function findNew(scenario: (typeof scenarios)[number], ahead: number): number {
  const retained = (readMonth("nrr", scenario, ahead) / 100) * readMonth("arr", scenario, ahead - 12);
  return readMonth("arr", scenario, ahead) - retained;
}

/** ARR that the rounding of NRR to tenths hides, on both sides. */
const hidden = 200;

test.each(scenarios)(
  "in %s, new customers, NRR and ARR agree: in a year, and until the month of the drivers",
  (scenario) => {
    const named = series.arr.drivers.find(({ name }) => name === "New customers");
    const until = readNumbers(named?.effects ?? "")[scenarios.indexOf(scenario)] ?? Number.NaN;
    // New customers come evenly.
    expect(Math.abs((until * 12) / horizon - findNew(scenario, 12))).toBeLessThan(hidden);
    // The year until the month of the drivers has the same past in all scenarios.
    const base = readNumbers(named?.effects ?? "")[0] ?? Number.NaN;
    const before = [findNew("base", horizon) - base, findNew(scenario, horizon) - until] as const;
    expect(Math.abs(before[0] - before[1])).toBeLessThan(hidden);
    for (let ahead = 1; ahead <= 12; ahead++) expect(findNew(scenario, ahead)).toBeGreaterThan(0);
  },
);

test.each(["arr", "nrr", "churn"] as const)(
  "the signals of %s leave little of its change to smaller ones",
  (metric) => {
    for (const [index, scenario] of scenarios.entries()) {
      const net = readMonth(metric, scenario, horizon) - readMonth(metric, scenario, 0);
      const effects = series[metric].drivers.map((driver) => readNumbers(driver.effects)[index] ?? Number.NaN);
      const rest = net - effects.reduce((sum, effect) => sum + effect, 0);
      const weakest = Math.min(...effects.map(Math.abs));
      expect([scenario, Math.abs(rest) <= Math.max(weakest, ...effects.map(Math.abs)) / 2]).toEqual([scenario, true]);
    }
  },
);

test("answers about all accounts use the numbers of the month that the drivers explain", () => {
  const { units } = getReal(forecast);
  for (const metric of ["arr", "nrr", "churn"] as const) {
    const known = scenarios.flatMap((scenario, index) => {
      const value = readMonth(metric, scenario, horizon);
      const changes = series[metric].drivers.map((driver) => readNumbers(driver.effects)[index] ?? Number.NaN);
      const all = [value - readMonth(metric, scenario, 0), ...changes];
      return [formatValue(metric, value, units), ...all.map((each) => formatChange(metric, each, units))];
    });
    const accounts = listReal(account).map(({ arr }) => formatValue("arr", arr, units));
    const text = [...known, ...accounts].join(" ");
    const used = series[metric].questions.flatMap(
      ({ answer }) => answer.match(/\$\d[\d.]*[KM]|\b0\.\d|\b1\.\d(?= points)/gu) ?? [],
    );
    expect([metric, used.filter((number) => !text.includes(number))]).toEqual([metric, []]);
  }
});

test("the company in pictures agrees with the forecast, and its record with the figures of the site", () => {
  const { segments, submitted, events } = readWorld().company;
  const net = readMonth("arr", "base", horizon) - readMonth("arr", "base", 0);
  expect(segments.reduce((sum, { change }) => sum + change, 0)).toBe(net);
  expect(submitted).toBeGreaterThan(readMonth("arr", "downside", horizon));
  expect(submitted).toBeLessThan(readMonth("arr", "upside", horizon));
  const sum = (kind: "churn" | "growth", place: number) =>
    events.reduce((total, event) => total + (event[kind][place] ?? 0), 0);
  // 80%+ of churn events, 90%+ of growth events, 90%+ of both.
  expect(sum("churn", 0) / sum("churn", 1)).toBeGreaterThanOrEqual(0.8);
  expect(sum("growth", 0) / sum("growth", 1)).toBeGreaterThanOrEqual(0.9);
  expect((sum("churn", 0) + sum("growth", 0)) / (sum("churn", 1) + sum("growth", 1))).toBeGreaterThanOrEqual(0.9);
});

test("the twenty dots of an article agree with the expected value and the 80% range that it draws", () => {
  const { first, step, target, chances } = readWorld().retention;
  const text = readFileSync("data/articles/introducing-zola.mdx", "utf8");
  const [, expected, low, high] = (/^\| Dec (.*)\|$/mu.exec(text)?.[0] ?? "").split("|").slice(1).map(Number);
  const count = (isOne: (from: number) => boolean) =>
    chances.reduce((sum, chance, index) => (isOne(first + step * (index - 1)) ? sum + chance : sum), 0);
  expect(count(() => true)).toBe(20);
  expect(count((from) => from < target)).toBe(3);
  // Two of twenty are below the range and two above it, as far as columns can tell.
  expect(count((from) => from + step <= Number(low))).toBeLessThanOrEqual(2);
  expect(count((from) => from < Number(low))).toBeGreaterThanOrEqual(2);
  expect(count((from) => from + step <= Number(high))).toBeLessThanOrEqual(18);
  expect(count((from) => from < Number(high))).toBeGreaterThanOrEqual(18);
  const mean = chances.reduce((sum, chance, index) => sum + chance * (first + step * (index - 0.5)), 0) / 20;
  expect(Math.abs(mean - Number(expected))).toBeLessThan(step / 2);
});

test("articles have at least 350 words, the one on telemetry 1,200", () => {
  for (const name of readdirSync("data/articles")) {
    const [, , text = ""] = readFileSync(`data/articles/${name}`, "utf8").split(/^---$/mu);
    const words = text.replace(/<[^>]*>/gu, " ").match(/\p{L}[\p{L}’'-]*/gu) ?? [];
    expect([name, words.length >= (name === "telemetry-over-talk.mdx" ? 1200 : 350)]).toEqual([name, true]);
  }
});
