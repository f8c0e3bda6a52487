// npm run test:companies -- --seed 1 --count 20: builds companies that the check of the content accepts, and opens their pages
import "../../src/content/testing/use-starter";

import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";

import type { Fields } from "./arbitrary";
import type { Company } from "./company";
import { formatFile } from "./content";
import type { Fault } from "./visit";
import { openWorkshop, type Workshop } from "./workshop";

const number = { type: "string", default: "1" } as const;
const { values } = parseArgs({ options: { seed: number, count: number } });

/** Returns what a fault is, without the names and numbers of a single page. */
function nameFault({ fault }: Fault): string {
  const kind = /^(?:at \d+ px: )?(?:axe: [\w-]+|(?:console|error|clipped|broken|[^:]+ of [^:]+|[^:/]+):)/u.exec(
    fault,
  )?.[0];
  return (kind ?? fault).replace(/(?<!at )\d+/gu, "#").slice(0, 60);
}

/** Builds a page with each of its sections alone under its first one. Returns the least page that has the fault. */
async function isolate(company: Company, fault: Fault, { inspect, repair }: Workshop): Promise<Fields | undefined> {
  const pages = Object.values(company) as Fields[];
  const whole = pages.find(({ path, front }) => ((front ?? { path }) as Fields)["path"] === fault.path);
  const [first, ...others] = (whole?.["sections"] ?? []) as Fields[];
  if (!first) return whole;
  const trials = [[first], ...others.map((section) => [first, section])].map((sections, index): Fields => {
    return { ...whole, path: `/try-${index + 1}`, aliases: undefined, sections };
  });
  const files = trials.map((page) => [`pages${String(page["path"])}.json`, page] as const);
  const repaired = await repair({ ...company, ...Object.fromEntries(files) });
  const faults = repaired ? await inspect(repaired, (path) => path.startsWith("/try-")) : [];
  const found = faults.find((each) => nameFault(each) === nameFault(fault));
  return trials.find(({ path }) => path === found?.path) ?? whole;
}

/** Writes the files of a company to a folder, and returns it. */
function store(company: Company, seed: number): string {
  const folder = join(".build/companies-failed", String(seed));
  for (const [name, value] of Object.entries(company)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), formatFile(name, value));
  }
  return folder;
}

async function main(): Promise<void> {
  const workshop = await openWorkshop(Number(process.env["PORT"]) || 9341);
  const result = { passed: 0, failed: 0 };
  for (let seed = Number(values.seed); seed < Number(values.seed) + Number(values.count); seed++) {
    const since = Date.now();
    const company = await workshop.draw(seed);
    const faults = await workshop.inspect(company);
    const language = (company["site.json"] as Fields)["language"];
    const time = Math.round((Date.now() - since) / 1000);
    console.log(
      `${faults.length > 0 ? "✗" : "✓"} company ${seed} (${String(language)}, ${Object.keys(company).length} files, ${time} s)`,
    );
    result[faults.length > 0 ? "failed" : "passed"] += 1;
    const kinds = new Map(faults.map((fault) => [`${fault.path} ${nameFault(fault)}`, fault]));
    for (const { path, fault } of kinds.values()) console.log(`  ${path} ${fault}`);
    const [first] = faults;
    if (!first) continue;
    console.log(`The company is in ${store(company, seed)}. The least page that was found with: ${first.fault}`);
    console.log(JSON.stringify(await isolate(company, first, workshop), null, 2));
  }
  await workshop.close();
  const { builds, views } = workshop.count();
  console.log(`${builds} builds, ${views} views of pages`);
  console.log(`\n  ${result.passed} passed\n  ${result.failed} failed`);
  process.exitCode = result.failed > 0 ? 1 : 0;
}

void main();
