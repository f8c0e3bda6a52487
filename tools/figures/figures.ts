import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

import { runTool } from "../serve-site";
import { findRelease, writeFigures, type Figure } from "./format-figures";

/** Measures the figures of the README, all or those of some commands: `npm run figures -- [lighthouse tests …]`. */
const store = "docs/figures.json";
const pages = "/ /product/growth-ai /resources/blog /contact /leadership";

interface Measurement {
  command: string;
  read: (output: string) => Record<string, string>;
}

/** Finds the first number that a pattern captures. Throws if there is none. */
function find(output: string, pattern: RegExp): string {
  const found = pattern.exec(output)?.[1];
  if (found === undefined) throw new Error(`The output has no ${String(pattern)}:\n${output.slice(-2000)}`);
  return found;
}

function readLighthouse(output: string): Record<string, string> {
  const runs = [...output.matchAll(/^\/\S* mobile (\{.*\})$/gmu)].map(
    ([, json = "{}"]) => JSON.parse(json) as Record<string, number>,
  );
  const least = (name: string) => String(Math.min(...runs.map((run) => run[name] ?? NaN)));
  const most = (name: string) => String(Math.max(...runs.map((run) => run[name] ?? NaN)));
  const scores = ["perf", "access", "best", "seo"].map(least).join(", ");
  return {
    "Lighthouse on a phone, the lowest of five pages: performance, accessibility, best practices, SEO": scores,
    "Time until the largest content shows (LCP), beside the same page without scripts, at most": `× ${most("LCP ×")}`,
    "Home on a phone, all files": `${find(output, /^│ \/ mobile.*│ ([\d.]+) +│ \d+ +│$/mu)} KiB`,
  };
}

const measurements: Record<string, Measurement> = {
  lighthouse: { command: `npm run lighthouse -- ${pages} --runs 3 --form mobile`, read: readLighthouse },
  leads: {
    command: "npm run bench:year",
    read: (output) => ({
      "Leads lost in a simulated year of 10,000, with faults on 100 days": find(output, /lost\D*(\d+)/u),
    }),
  },
  audit: {
    command: "npm run audit -- policy headers data",
    read: (output) => ({
      "Findings of the audits of policy, headers and structured data": String(
        [...output.matchAll(/^ {2}✗ /gmu)].length,
      ),
    }),
  },
  mistakes: {
    command: "npx jest --verbose src/content/check/mistakes",
    read: (output) => {
      const counts = [...output.matchAll(/✓ of (\d+) mistakes/gu)].map(([, count]) => Number(count));
      const sum = String(counts.reduce((total, one) => total + one, 0));
      // Fails if one is not found.
      return { "Mistakes planted in content, found by the check": `${sum} of ${sum}` };
    },
  },
  axe: {
    command: "npx playwright test --config e2e e2e/site",
    // Fails if there is one.
    read: () => ({ "Violations of accessibility rules (axe), all pages": "0" }),
  },
  tests: {
    command: "npm test",
    read: (output) => ({ "Tests passed, failed": find(output, /^(\d+ passed, \d+ failed.*)$/mu) }),
  },
};

/** Commands in the order of the README. */
const order = Object.values(measurements).map(({ command }) => command);

/** Runs a command and returns its output. Throws if it fails. */
function run(command: string): string {
  const { status, stdout, stderr } = spawnSync(command, { shell: true, encoding: "utf8", maxBuffer: 2 ** 28 });
  if (status !== 0) throw new Error(`${command} failed:\n${stdout.slice(-2000)}${stderr.slice(-2000)}`);
  return stripVTControlCharacters(stdout + stderr);
}

runTool(() => {
  const chosen = process.argv.slice(2);
  const unknown = chosen.filter((name) => !(name in measurements));
  if (unknown.length > 0) throw new Error(`Choose from: ${Object.keys(measurements).join(", ")}`);
  let figures = JSON.parse(readFileSync(store, "utf8")) as Figure[];
  for (const [name, { command, read }] of Object.entries(measurements)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    const measured = new Date().toISOString().slice(0, 10);
    const found = Object.entries(read(run(command))).map(([figure, value]) => ({
      name: figure,
      value,
      command,
      measured,
    }));
    console.table(found);
    figures = [...figures.filter((one) => one.command !== command), ...found].sort(
      (one, other) => order.indexOf(one.command) - order.indexOf(other.command),
    );
    writeFileSync(store, `${JSON.stringify(figures, null, 2)}\n`);
  }
  const release = findRelease(readFileSync("CHANGELOG.md", "utf8"));
  writeFileSync("README.md", writeFigures(readFileSync("README.md", "utf8"), figures, release));
  run("npx prettier --write README.md");
  return Promise.resolve();
});
