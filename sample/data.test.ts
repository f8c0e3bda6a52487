import { readdirSync, readFileSync } from "node:fs";

import { account } from "../src/content/kinds/account";
import { forecast } from "../src/content/kinds/forecast";
import { readNumbers } from "../src/content/numbers";
import { getReal, listReal } from "../src/content/testing/real-content";
import { formatMonth } from "../src/text/language";
import { formatChange, formatValue } from "../src/sections/page/forecast/format";
import { findPrediction, readOutlook } from "../src/sections/account/read-account";

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
    const { expected, range } = readOutlook(found);
    const { chance } = findPrediction(found);
    const nets = [expected, range[1], range[0]].map((amount) => amount - found.arr);
    const effects = drivers.map((driver) => readNumbers(driver.effects));
    for (const [scenario, net] of nets.entries()) {
      const named = effects.reduce((sum, effect) => sum + (effect[scenario] ?? 0), 0);
      expect(Math.abs(net - named)).toBeLessThanOrEqual(found.arr / 50);
    }
    const amounts = [found.arr, expected, ...range].map((amount) => formatValue("arr", amount, units));
    const changes = [...nets, ...effects.flat()].map((net) => formatChange("arr", Math.abs(net), units).slice(1));
    const text = [...amounts, ...changes, `${chance}%`, ...drivers.map(({ name }) => name)].join(" ");
    const used = questions.flatMap(({ answer }) => answer.match(/\$?\d[\d.]*[KM%]/gu) ?? []);
    expect({ slug, unknown: used.filter((number) => !text.includes(number)) }).toEqual({ slug, unknown: [] });
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
