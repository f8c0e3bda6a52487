import { readdirSync, readFileSync } from "node:fs";

import { forecast } from "../src/content/forecast";
import { getReal, listRealSections } from "../src/content/testing/real-content";
import { listPoints, type metricNames } from "../src/sections/forecast/series";
import { findRange, findUsers } from "../src/sections/page/signal/account-case";

// Tests that the sample's numbers are consistent.

test("each sample account has ranges that narrow and contain the outcome", () => {
  const accounts = listRealSections("hero", "/").flatMap(({ signal }) => signal?.accounts ?? []);
  expect(accounts.map(({ course }) => course)).toEqual(["growing", "steady", "leaving"]);
  for (const { name, usage, ranges, outcome } of accounts) {
    const users = findUsers(usage, 0);
    const widths = [0, 1, 2].map((moment) => {
      const [low = Infinity, high = 0] = findRange(ranges, moment) ?? [];
      expect([low <= users, users <= high]).toEqual([true, true]);
      return high - low;
    });
    expect({ name, widths }).toEqual({ name, widths: [...widths].sort((a, b) => b - a) });
    expect(outcome).toContain(`${users} weekly users`);
  }
});

test("scenarios are in order, and predicted churn matches the account's series", () => {
  const { everything, accounts } = getReal(forecast);
  for (const { series: all } of [everything, ...accounts.items]) {
    const last = (metric: (typeof metricNames)[number]) =>
      (["downside", "base", "upside"] as const).map((scenario) => listPoints(all[metric], scenario).at(-1)?.value ?? 0);
    for (const metric of ["arr", "nrr"] as const)
      expect(last(metric)).toEqual([...last(metric)].sort((one, other) => one - other));
    expect(last("churn")).toEqual([...last("churn")].sort((one, other) => other - one));
  }
  for (const { prediction, series: all } of accounts.items) {
    const now = Number(all.churn.past.split(" ").at(-1));
    if (prediction.kind === "churn") expect(now).toBe(prediction.chance);
  }
});

test("articles have at least 350 words, the one on telemetry 1,200", () => {
  for (const name of readdirSync("data/articles")) {
    const [, , text = ""] = readFileSync(`data/articles/${name}`, "utf8").split(/^---$/mu);
    const words = text.replace(/<[^>]*>/gu, " ").match(/\p{L}[\p{L}’'-]*/gu) ?? [];
    expect([name, words.length >= (name === "telemetry-over-talk.mdx" ? 1200 : 350)]).toEqual([name, true]);
  }
});
