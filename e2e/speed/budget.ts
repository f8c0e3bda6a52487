import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { chromium } from "@playwright/test";

import { listBuiltPaths } from "../built-paths";
import { chooseBudget, compareWeight, figureNames, figures, readBudgets, type Figure } from "./budgets";
import { explain } from "./explain";
import { readImports } from "./read-imports";
import { chooseRoutes } from "./routes";
import { runCommand } from "./run-command";
import { serveSite } from "./serve-site";
import { sayWhy, UsageError } from "./usage-error";
import { openScale, type Weighed } from "./weigh-page";
import { writeTable } from "./write-table";

/** Checks what each page may weigh, without timing anything: `npm run budget`. */
const port = 9715;
/** Pages that are open at a time. */
const hands = 4;

const usage = `npm run budget -- [routes] [--why]

  routes   e.g. / /contact; without any, every page
  --why    says of every figure where it comes from, also when all is well`;

function readArguments() {
  try {
    const options = { why: { type: "boolean", default: false }, help: { type: "boolean", default: false } } as const;
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    return { ...values, routes: positionals };
  } catch (error) {
    throw new UsageError(`${sayWhy(error)}\n\n${usage}`);
  }
}

async function weighAll(routes: readonly string[]): Promise<Weighed[]> {
  const site = await serveSite(port);
  const browser = await chromium.launch({
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    ...(process.env["CHROMIUM_PATH"] ? { executablePath: process.env["CHROMIUM_PATH"] } : {}),
  });
  const weigh = openScale(browser, site.origin);
  const left = routes.map((route, index) => ({ route, index }));
  const all: Weighed[] = [];
  async function work() {
    for (let next = left.shift(); next; next = left.shift()) all[next.index] = await weigh(next.route);
  }
  await Promise.all(Array.from({ length: hands }, work));
  await Promise.all([browser.close(), site.stop()]);
  return all;
}

function write(figure: Figure, value: number): string {
  const { unit } = figures[figure];
  return unit === "" ? String(value) : `${value.toFixed(1)} ${unit}`;
}

function writeRow({ route, weight }: Weighed): string[] {
  return [route, ...figureNames.map((figure) => write(figure, weight[figure]).replace(" KiB", ""))];
}

runCommand(async () => {
  const wanted = readArguments();
  if (wanted.help) {
    console.log(usage);
    return;
  }
  // What is not there has a page too, which nothing links to.
  const known = [...listBuiltPaths().map(({ path }) => path), "/404"];
  const routes = chooseRoutes(wanted.routes, known);
  const budgets = readBudgets(JSON.parse(readFileSync(join(__dirname, "budgets.json"), "utf8")), known);
  const [all, graph] = await Promise.all([weighAll(routes), readImports()]);
  const head = figureNames.map((figure) => `${figure} ${figures[figure].unit}`.trim());
  console.log(writeTable(["page", ...head], all.map(writeRow)));

  const heavy = all.filter((weighed) => {
    const budget = chooseBudget(budgets, weighed.route);
    const excesses = compareWeight(weighed.weight, budget);
    for (const { figure, is, limit } of excesses) {
      const over = `${write(figure, is)}, ${write(figure, is - limit)} more than its ${write(figure, limit)}`;
      console.log(`\n${weighed.route}: ${figure} ${over} (${figures[figure].says})`);
      console.log(explain(weighed, figure, graph).join("\n"));
    }
    return excesses.length > 0;
  });
  const told = wanted.why ? all.flatMap((weighed) => figureNames.map((figure) => ({ weighed, figure }))) : [];
  for (const { weighed, figure } of told)
    console.log(
      `\n${weighed.route}: ${figure} ${write(figure, weighed.weight[figure])} (${figures[figure].says})\n${explain(weighed, figure, graph).join("\n")}`,
    );

  const counts = { passed: all.length - heavy.length, failed: heavy.length };
  const report = process.env["BUDGET_REPORT"];
  if (report) writeFileSync(report, JSON.stringify(counts));
  console.log(`\nPages within their budgets: ${counts.passed}, too heavy: ${counts.failed}`);
  if (heavy.length > 0) process.exitCode = 1;
});
