import { rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

import { chromium } from "@playwright/test";

import { listFiles } from "../../src/content/read/data-folder";
import { findBrowser } from "../../src/scripts/browser.mjs";
import { buildCopy, buildDay, copySite } from "../copy-site.mjs";
import type { Company } from "./company";
import { drawCompany, repair } from "./content";
import { serveFiles } from "./serve-files";
import { findDead, visit, type Fault } from "./visit";

/** Lists the paths of the built pages, without those of redirects and without aliases, which show the same. */
function listPages(folder: string, company: Company): string[] {
  const pages = Object.entries(company).flatMap(([name, value]) => {
    if (name.startsWith("articles/")) return [`/blog/${name.slice(9, -4)}`];
    const { path, front } = value as { path?: string; front?: { path: string } };
    return name.startsWith("pages/") && path ? [path] : name.startsWith("texts/") && front ? [front.path] : [];
  });
  const archive = listFiles(folder)
    .filter((file) => /^resources\/blog\/.*index\.html$/u.test(file))
    .map((file) => `/${file.replace(/\/index\.html$/u, "")}`);
  return [...new Set([...pages, ...archive])];
}

/** Copies the project, builds companies in the copy, one after another, and opens their pages in one browser. */
export async function openWorkshop(port: number) {
  const site = copySite("companies", resolve(".build/companies"));
  const folder = join(site.root, "public");
  const browser = await chromium.launch({
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    executablePath: findBrowser(),
  });
  const server = serveFiles(folder, port);
  let builds = 0;
  let views = 0;

  /** Builds a company. Gatsby's cache stays: builds notice what another company lacks. Returns the end of the output of a failed one. */
  function build(): Fault[] {
    builds += 1;
    try {
      writeFileSync(join(site.root, "build.log"), buildCopy(site, { CONTENT_DATE: buildDay }));
      return [];
    } catch (error) {
      const text = String(error)
        .split("\n")
        .filter((line) => /error|problem|\.(?:json|mdx)\b|✗/iu.test(line));
      return [{ path: "", fault: `the build fails: ${text.slice(0, 8).join(" | ").slice(-1200)}` }];
    }
  }

  return {
    site,
    count: () => ({ builds, views }),
    draw: (seed: number) => drawCompany(site.root, seed, buildDay),
    /** Deletes what the check rejects; undefined if it rejects a file that every company needs. */
    repair: (company: Company) => repair(site.root, company, buildDay),
    /** Builds a repaired company and lists the faults of its pages, or of some. */
    async inspect(company: Company, isWanted: (path: string) => boolean = () => true): Promise<Fault[]> {
      const failed = build();
      if (failed.length > 0) return failed;
      const paths = listPages(folder, company);
      const wanted = paths.filter(isWanted);
      const faults = findDead(folder, paths).filter(({ path }) => wanted.includes(path));
      const page = await browser.newPage();
      // The names that tsx gives functions.
      await page.addInitScript("globalThis.__name = (value) => value");
      for (const path of wanted) {
        views += 2;
        faults.push(...(await visit(page, `http://127.0.0.1:${port}`, path)));
      }
      await page.close();
      return faults;
    },
    async close(): Promise<void> {
      await browser.close();
      server.close();
      rmSync(join(site.root, "build.log"), { force: true });
    },
  };
}

export type Workshop = Awaited<ReturnType<typeof openWorkshop>>;
