import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";

import { chromium } from "@playwright/test";
import type { Result, RunnerResult } from "lighthouse";
import { format } from "prettier";

import { listBuiltPaths } from "../../e2e/support/built-paths";
import { own } from "../../e2e/sites";
import { findBrowser } from "../../src/scripts/browser.mjs";
import { startProxy } from "../proxy";
import { runTool, serveSite } from "../serve-site";
import { percentileOf } from "./percentile";
import { writeTable, type Row } from "./write-table";

/**
 * Measures pages with Lighthouse, each also without its scripts (docs/performance.md).
 * `npm run lighthouse -- [/ /contact …] [--runs 5] [--form mobile|desktop] [--slowdown 8] [--no-limit] [--write]`; without routes, all
 * pages. `--slowdown` replaces Lighthouse's own factor for the processor; `--write` writes the table of that document.
 */
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: "string", default: "5" },
    form: { type: "string" },
    slowdown: { type: "string" },
    write: { type: "boolean", default: false },
    "no-limit": { type: "boolean", default: false },
  },
});
const forms = options.form ? [options.form] : ["mobile", "desktop"];
const folder = ".build/lighthouse";

const scores: Record<string, string> = {
  perf: "performance",
  access: "accessibility",
  best: "best-practices",
  seo: "seo",
  agents: "agentic-browsing",
};
const times = {
  "FCP ms": "first-contentful-paint",
  "LCP ms": "largest-contentful-paint",
  "SI ms": "speed-index",
} as const;
const kinds = ["document", "script", "stylesheet", "font", "image", "other", "total"] as const;

type Figures = Record<string, number>;

/** Reads the figures of one run: times in milliseconds, transferred bytes in KiB. */
function readFigures({ categories, audits }: Result): { page: Figures; bytes: Figures } {
  const read = (audit: string) => audits[audit]?.numericValue ?? NaN;
  const summary = audits["resource-summary"]?.details as unknown as {
    items: { resourceType: string; transferSize: number; requestCount: number }[];
  };
  const find = (kind: string) => summary.items.find(({ resourceType }) => resourceType === kind);
  return {
    page: {
      ...Object.fromEntries(
        Object.entries(scores).flatMap(([name, id]) =>
          categories[id] ? [[name, (categories[id].score ?? NaN) * 100]] : [],
        ),
      ),
      ...Object.fromEntries(Object.entries(times).map(([name, audit]) => [name, Math.round(read(audit))])),
      "TBT ms": Math.round(read("total-blocking-time")),
      CLS: Number(read("cumulative-layout-shift").toFixed(3)),
    },
    bytes: {
      ...Object.fromEntries(kinds.map((kind) => [kind, Number(((find(kind)?.transferSize ?? 0) / 1024).toFixed(1))])),
      requests: find("total")?.requestCount ?? NaN,
    },
  };
}

function takeMedians(runs: readonly Figures[]): Figures {
  const takeMedian = (name: string) =>
    percentileOf(
      runs.map((run) => run[name] ?? NaN),
      0.5,
    );
  return Object.fromEntries(Object.keys(runs[0] ?? {}).map((name) => [name, takeMedian(name)]));
}

/** Runs Lighthouse in a new browser, up to three times: on a busy machine it may miss the start of a page. */
async function runLighthouse(url: string, form: string, chromePath: string, tries = 3): Promise<RunnerResult> {
  const [{ default: lighthouse, desktopConfig }, { launch }] = await Promise.all([
    import("lighthouse"),
    import("chrome-launcher"),
  ]);
  const chromeFlags = ["--headless=new", "--no-sandbox", "--disable-gpu", "--ignore-certificate-errors"];
  const browser = await launch({ chromePath, chromeFlags });
  try {
    const throttling = options.slowdown ? { throttling: { cpuSlowdownMultiplier: Number(options.slowdown) } } : {};
    const flags = { port: browser.port, output: "html", logLevel: "silent", ...throttling } as const;
    const result = await lighthouse(url, flags, form === "desktop" ? desktopConfig : undefined);
    if (result && !result.lhr.runtimeError) return result;
    if (tries === 1) throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? "no result"}`);
  } finally {
    browser.kill();
  }
  return runLighthouse(url, form, chromePath, tries - 1);
}

/** Loads each page once, so that the proxies cache its compressed files. */
async function warm(urls: readonly string[], executablePath: string): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  const page = await browser.newPage({ ignoreHTTPSErrors: true });
  for (const url of urls) await page.goto(url, { waitUntil: "networkidle" });
  await browser.close();
}

/** Returns the lowest value of each score and the highest of all other figures. */
function findWorst(rows: readonly Figures[]): Figures {
  const names = Object.keys(rows[0] ?? {});
  const choose = (name: string) => (name in scores ? Math.min : Math.max);
  return Object.fromEntries(names.map((name) => [name, choose(name)(...rows.map((row) => row[name] ?? NaN))]));
}

runTool(async () => {
  const from = await serveSite(9710);
  const built = listBuiltPaths(own);
  const unknown = positionals.filter((route) => !built.some(({ path }) => path === route));
  if (unknown.length > 0) throw new Error(`No page at ${unknown.join(", ")}`);
  const canonical = built.filter(({ path, canonical }) => path === canonical).map(({ path }) => path);
  const routes = positionals.length > 0 ? positionals : canonical;

  const chromePath = findBrowser();
  const proxies = [await startProxy({ from, hostname: "localhost", port: 9711 })];
  if (!options["no-limit"])
    proxies.push(await startProxy({ from, hostname: "limit.localhost", port: 9712, strip: true }));
  const [page = "", limit] = proxies.map(({ origin }) => origin);
  const urls = proxies.flatMap(({ origin }) => routes.map((route) => origin + route));
  await warm(urls, chromePath);

  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const pages: Record<string, Figures> = {};
  const bytes: Record<string, Figures> = {};
  const rows: Row[] = [];
  for (const form of forms) {
    for (const route of routes) {
      const results: RunnerResult[] = [];
      const limits: Figures[] = [];
      // Alternates, so that other load affects both equally.
      for (let run = 0; run < Number(options.runs); run++) {
        results.push(await runLighthouse(page + route, form, chromePath));
        if (limit) limits.push(readFigures((await runLighthouse(limit + route, form, chromePath)).lhr).page);
      }
      const runs = results.map(({ lhr }) => readFigures(lhr));
      const name = `${route} ${form}`;
      const median = takeMedians(runs.map((run) => run.page));
      const bare = takeMedians(limits);
      const ratios = Object.keys(times).map((time) => [
        time.replace("ms", "×"),
        Number(((median[time] ?? NaN) / (bare[time] ?? NaN)).toFixed(2)),
      ]);
      pages[name] = { ...median, ...(limit ? (Object.fromEntries(ratios) as Figures) : {}) };
      bytes[name] = takeMedians(runs.map((run) => run.bytes));
      rows.push({ name, page: median, limit: bare, script: bytes[name]["script"] ?? NaN });
      const file = `${folder}/${route.slice(1).replaceAll("/", "-") || "home"}.${form}`;
      const middle = runs.findIndex((run) => run.page["LCP ms"] === median["LCP ms"]);
      writeFileSync(`${file}.html`, String(results[middle]?.report));
      writeFileSync(`${file}.json`, JSON.stringify({ runs, limits }, null, 2));
      console.log(name, JSON.stringify(pages[name]));
    }
  }
  console.table({ ...pages, worst: findWorst(Object.values(pages)) });
  if (options.write) {
    const file = "docs/performance.md";
    const slowdown = options.slowdown ?? "4";
    const about = `Lighthouse 13, median of ${options.runs} runs, processor ${slowdown} times slower, ${new Date().toISOString().slice(0, 10)}.`;
    writeFileSync(
      file,
      await format(writeTable(readFileSync(file, "utf8"), rows, about), { parser: "markdown", printWidth: 120 }),
    );
  }
  console.log("Transferred, in KiB:");
  console.table({ ...bytes, worst: findWorst(Object.values(bytes)) });
  console.log(`The reports of the median runs and the figures of all runs are in ${folder}`);
});
