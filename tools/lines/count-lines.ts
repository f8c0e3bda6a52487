import { existsSync, readdirSync, readFileSync } from "node:fs";

/** Folders and files of each capability. The longest name that a path begins with decides. */
const capabilities: Readonly<Record<string, readonly string[]>> = {
  "content and check": ["src/content"],
  "sections and components": [
    "src/sections",
    "src/components",
    "src/article",
    "src/charts",
    "src/theme",
    "e2e/sections",
  ],
  forecast: ["src/sections/page/forecast", "e2e/sections/forecast"],
  signal: ["src/sections/page/signal", "e2e/sections/signal"],
  islands: ["src/islands", "src/inline-script", "src/idle-script", "src/browser", "e2e/resilience", "e2e/scripts"],
  form: ["src/contact", "src/sections/page/form", "e2e/contact"],
  relay: [
    "src/relay",
    "src/scripts/canary",
    "src/scripts/person",
    "src/scripts/redeliver",
    "e2e/relay",
    "tools/benchmarks",
  ],
  visits: ["src/analytics", "e2e/analytics"],
  "social cards": ["src/social-cards", "src/gatsby/output/write-social-cards"],
  build: [
    "src/gatsby",
    "src/templates",
    "src/seo",
    "src/text",
    "src/html",
    "src/environment",
    "gatsby-",
    "e2e/publication",
  ],
  "hosts and commands": ["src/deploy", "src/scripts", "e2e/host", "e2e/nginx"],
  editing: ["src/develop", "src/editing", "tools/editing", "e2e/develop"],
  languages: ["src/content/languages", "src/scripts/languages", "e2e/languages"],
  "any company": ["src/scripts/adopt", "e2e/adopt", "e2e/companies", "e2e/rebrand"],
  "whole site": ["e2e"],
  "tools and sample": ["tools", "sample"],
};

// An adopted site has no sample.
const folders = ["src", "e2e", "tools", "sample"];
const isCode = (path: string) => /\.(?:tsx?|[cm]js|sql)$/u.test(path) && !/node_modules|gatsby-types/u.test(path);
const isTest = (path: string) => /^e2e\/|\/testing\/|\.(?:test|spec)\.tsx?$/u.test(path);

function findCapability(path: string): string {
  const names = Object.entries(capabilities).flatMap(([name, starts]) => starts.map((start) => [name, start] as const));
  const found = names
    .filter(([, start]) => path.startsWith(start))
    .sort(([, one], [, other]) => other.length - one.length);
  if (!found[0]) throw new Error(`${path} belongs to no capability: add it in tools/lines/count-lines.ts`);
  return found[0][0];
}

export interface Lines {
  source: number;
  tests: number;
}

/** Counts the lines of code of each capability. */
export function countLines(): Map<string, Lines> {
  const below = folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map(
        (name) => `${folder}/${name.replaceAll("\\", "/")}`,
      ),
    );
  const counts = new Map(Object.keys(capabilities).map((name) => [name, { source: 0, tests: 0 }]));
  for (const path of [...below, ...readdirSync(".").filter((name) => name.startsWith("gatsby-"))].filter(isCode)) {
    const lines = readFileSync(path, "utf8").split("\n").length - 1;
    const count = counts.get(findCapability(path));
    if (count) count[isTest(path) ? "tests" : "source"] += lines;
  }
  return counts;
}

const block = /(<!-- lines -->\n)[^]*?(<!-- \/lines -->)/u;

/** Reads the table: the lines that each capability may have. */
export function readBudgets(text: string): Map<string, Lines> {
  const rows = (block.exec(text)?.[0] ?? "").matchAll(/^\| ([^|]+?) +\| +(\d+) +\| +(\d+) +\|/gmu);
  return new Map(
    Array.from(rows, ([, name = "", source, tests]) => [name, { source: Number(source), tests: Number(tests) }]),
  );
}

/** Writes the table, each number rounded up. */
export function writeBudgets(text: string, counts: ReadonlyMap<string, Lines>): string {
  const round = (lines: number) => Math.ceil(lines / 50) * 50;
  const rows = [...counts].map(([name, { source, tests }]) => `| ${name} | ${round(source)} | ${round(tests)} |`);
  const table = ["| capability | source | tests |", "| --- | ---: | ---: |", ...rows].join("\n");
  return text.replace(block, (_, start: string, end: string) => `${start}\n${table}\n\n${end}`);
}
