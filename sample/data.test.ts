import { readdirSync, readFileSync } from "node:fs";

import { forecast } from "../src/content/forecast";
import { readNumbers } from "../src/content/numbers";
import { getReal } from "../src/content/testing/real-content";
import { formatMonth } from "../src/text/language";
import { formatChange, formatValue } from "../src/sections/page/forecast/format";
import { findNow, listPoints, metricNames, scenarioNames } from "../src/sections/page/forecast/series";

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

test("answers about an account use the numbers of the account", () => {
  const { accounts, horizon, units } = getReal(forecast);
  for (const { name, prediction, submitted, questions, series } of accounts.items) {
    const known = metricNames.flatMap((metric) => {
      const points = scenarioNames.map((scenario) => listPoints(series[metric], scenario));
      const now = findNow(points[0] ?? []);
      const values = points.flatMap((months) => [...months.slice(0, now + 1), months[now + horizon] ?? { value: 0 }]);
      const nets = points.map((months) => (months[now + horizon]?.value ?? 0) - (months[now]?.value ?? 0));
      const effects = series[metric].drivers.flatMap((driver) => readNumbers(driver.effects));
      const changes = [...nets, ...effects].map((change) => formatChange(metric, Math.abs(change), units).slice(1));
      return [...values.map(({ value }) => formatValue(metric, value, units)), ...changes];
    });
    const names = Object.values(series).flatMap(({ drivers }) => drivers.map((driver) => driver.name));
    const text = [...known, `${prediction.chance}%`, ...names].join(" ");
    const used = questions.flatMap(({ answer }) => answer.match(/\$?\d[\d.]*[KM%]/gu) ?? []);
    expect({ name, unknown: used.filter((number) => !text.includes(number)) }).toEqual({ name, unknown: [] });
    expect(submitted).toBeGreaterThan(0);
  }
});

test("articles have at least 350 words, the one on telemetry 1,200", () => {
  for (const name of readdirSync("data/articles")) {
    const [, , text = ""] = readFileSync(`data/articles/${name}`, "utf8").split(/^---$/mu);
    const words = text.replace(/<[^>]*>/gu, " ").match(/\p{L}[\p{L}’'-]*/gu) ?? [];
    expect([name, words.length >= (name === "telemetry-over-talk.mdx" ? 1200 : 350)]).toEqual([name, true]);
  }
});
