// npm run test:companies -- --seed 1 --count 20: builds companies that the check of the content accepts, and opens their pages
import "../../src/content/testing/use-starter";

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";

import { findDefinition } from "../../src/content/catalogue";
import type { ContentDefinition } from "../../src/content/define";
import { sectionsPage } from "../../src/content/pages/sections-page";
import type { Fields } from "./arbitrary";
import type { Company } from "./company";
import { formatFile } from "./content";
import { addTrials, listCalmer, listTrials, nameFault } from "./shrink";
import type { Fault } from "./visit";
import { openWorkshop, type Workshop } from "./workshop";

const number = { type: "string", default: "1" } as const;
const { values } = parseArgs({
  options: { seed: number, count: number, "max-builds": { type: "string", default: "14" } },
});

/** Files that need not be read to understand a fault. */
const simple = { "interface.json": JSON.parse(readFileSync("starter/interface.json", "utf8")) as unknown };

/** Most variants of a page in one build. */
const maxTrials = 40;

/** Searches the smallest company with a fault. Each build shows many variants of the page, each at a path of its own. */
async function shrink(company: Company, fault: Fault, { inspect, repair }: Workshop): Promise<Company> {
  let left = Number(values["max-builds"]);
  const name = nameFault(fault);
  const has = (faults: readonly Fault[], path: string) =>
    faults.some((each) => each.path === path && nameFault(each) === name);

  let smallest = company;
  const [calmest, ...calmer] = listCalmer(smallest, fault.path, simple);
  for (const candidate of [calmest ?? smallest, ...calmer]) {
    if (left-- <= 0) return smallest;
    const repaired = await repair(candidate);
    if (!repaired || !has(await inspect(repaired, (path) => path === fault.path), fault.path)) continue;
    smallest = repaired;
    if (candidate === calmest) break;
  }

  const file = Object.entries(smallest).find(
    ([key, value]) => key.startsWith("pages/") && (value as Fields)["path"] === fault.path,
  )?.[0];
  if (!file || !Array.isArray((smallest[file] as Fields)["sections"])) return smallest;
  const isValid = (sections: Fields[]) =>
    sectionsPage.schema.safeParse({ ...(smallest[file] as Fields), sections }).success &&
    sections[0]?.["section"] === first;
  const readSections = (of: Company, key: string) => (of[key] as { sections: Fields[] }).sections;
  const [head = {}, ...others] = readSections(smallest, file);
  const first = head["section"];

  /** Builds trials, and continues with the first of those that have the fault. Returns whether there is one. */
  async function tryAll(trials: readonly Fields[][]): Promise<boolean> {
    left -= 1;
    const some = trials.slice(0, maxTrials);
    const repaired = await repair(addTrials(smallest, file ?? "", some));
    const faults = repaired ? await inspect(repaired, (path) => path.startsWith("/try-")) : [];
    const found = some.findIndex((_, index) => has(faults, `/try-${index + 1}`));
    if (!repaired || found < 0) return false;
    const sections = readSections(repaired, `pages/try-${found + 1}.json`);
    smallest = { ...smallest, [file ?? ""]: { ...(smallest[file ?? ""] as Fields), sections } };
    return true;
  }

  await tryAll([[head], ...others.map((section) => [head, section])]);
  for (let depth = 1; depth <= 5 && left > 0; depth++) {
    const trials = listTrials(readSections(smallest, file), depth, isValid);
    if (trials.length > 0) await tryAll(trials);
  }
  const least = await repair(reduceOthers(smallest, file));
  return least && has(await inspect(least, (path) => path === fault.path), fault.path) ? least : smallest;
}

/** Reduces all files but one to the least that their schemas accept. */
function reduceOthers(company: Company, file: string): Company {
  const reduce = (name: string, value: unknown): unknown => {
    const definition = findDefinition(name, Array.isArray(value) ? value[0] : value);
    if (name === file || name in simple || name.endsWith(".mdx") || !definition) return value;
    if (Array.isArray(value)) return value.map((record) => reduceRecord(record as Fields, definition));
    return reduceRecord(value as Fields, definition);
  };
  return Object.fromEntries(Object.entries(company).map(([name, value]) => [name, reduce(name, value)]));
}

function reduceRecord(record: Fields, { schema }: ContentDefinition): Fields {
  return listTrials(record, Infinity, (value) => schema.safeParse(value).success)[0] ?? record;
}

/** Prints the files of a company, that of the page last, and writes them to a folder. */
function print(company: Company, seed: number, path: string): void {
  const known = Object.values(simple).map((value) => JSON.stringify(value));
  const isPage = (value: unknown) => (value as Fields)["path"] === path;
  const shown = Object.entries(company)
    .filter(([, value]) => !["[]", ...known].includes(JSON.stringify(value)))
    .sort(([, one], [, other]) => Number(isPage(one)) - Number(isPage(other)));
  for (const [name, value] of shown) {
    const file = join(".build/companies-failed", String(seed), name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, formatFile(name, value));
  }
  for (const [name, value] of shown) console.log(`--- ${name}\n${formatFile(name, value)}`);
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
    if (first && Number(values["max-builds"]) > 0) {
      console.log(`The smallest company that was found with: ${first.fault}`);
      print(await shrink(company, first, workshop), seed, first.path);
    }
  }
  await workshop.close();
  const { builds, views } = workshop.count();
  console.log(`${builds} builds, ${views} views of pages`);
  console.log(`\n  ${result.passed} passed\n  ${result.failed} failed`);
  process.exitCode = result.failed > 0 ? 1 : 0;
}

void main();
