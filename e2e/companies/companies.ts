// npm run test:companies -- --seed 1 --count 20: builds companies that the check of the content accepts, and opens their pages
import "../../src/content/testing/use-starter";

import { cpSync, existsSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";

import { chromium, type Browser } from "@playwright/test";

import { findBrowser } from "../../src/scripts/browser.mjs";
import { buildCopy, buildDay, copySite } from "../copy-site.mjs";
import { starter } from "../sites";
import { listBuiltPaths } from "../support/built-paths";
import { drawCompany } from "./content";
import { serveFiles } from "./serve-files";
import { findDead, findLostRedirects, visit } from "./visit";

const number = { type: "string", default: "1" } as const;
const { values } = parseArgs({ options: { seed: number, count: number } });
const [first, count] = [Number(values.seed), Number(values.count)];

// One copy for all: with Gatsby's cache, a build shows what of the company before it stays.
const site = copySite("companies", resolve(".build/companies"));
const folder = join(site.root, "public");

/** Builds the company of a seed and returns what is wrong with its pages. */
async function inspect(browser: Browser, seed: number, origin: string): Promise<string[]> {
  await drawCompany(site.root, seed, buildDay);
  try {
    buildCopy(site, { CONTENT_DATE: buildDay });
  } catch (error) {
    return [`the build fails: ${String(error).slice(-1200)}`];
  }
  const built = listBuiltPaths({ publicFolder: folder, settings: starter.settings });
  // Missing pages are shown at any unknown path.
  const paths = [...built.map(({ path }) => path), "/404"];
  const page = await browser.newPage();
  // The names that tsx gives functions.
  await page.addInitScript("globalThis.__name = (value) => value");
  const faults = findDead(folder, paths);
  if (existsSync(join(folder, "rss.xml")) !== existsSync(join(site.root, "starter/pages/blog.json")))
    faults.push({ path: "/rss.xml", fault: "a site has a feed if and only if it has a blog" });
  faults.push(...(await findLostRedirects(page, origin, join(site.root, "starter/redirects.json"))));
  for (const path of paths) faults.push(...(await visit(page, origin, path)));
  await page.close();
  return faults.map(({ path, fault }) => `${path} ${fault}`);
}

async function main(): Promise<void> {
  const port = Number(process.env["PORT"]) || 9341;
  const server = serveFiles(folder, port);
  const browser = await chromium.launch({ args: ["--no-sandbox", "--disable-gpu"], executablePath: findBrowser() });
  let failed = 0;
  for (let seed = first; seed < first + count; seed++) {
    const faults = await inspect(browser, seed, `http://127.0.0.1:${port}`);
    console.log([`${faults.length > 0 ? "✗" : "✓"} company ${seed}`, ...faults].join("\n  "));
    if (faults.length === 0) continue;
    failed += 1;
    const kept = join(".build/companies-failed", String(seed));
    if (existsSync(kept)) rmSync(kept, { recursive: true });
    cpSync(join(site.root, "starter"), kept, { recursive: true });
    console.log(`  Its files are in ${kept}`);
  }
  await browser.close();
  server.close();
  console.log(`\n  ${count - failed} passed\n  ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

void main();
