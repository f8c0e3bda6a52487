import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";

import { own } from "../../e2e/sites";
import type { Problem } from "../../src/content/problem";
import { runTool, serveSite } from "../serve-site";
import { compareWeights, findChanges, findMissingRedirects, listBrokenLinks } from "./compare";
import { formatChange, formatPage, formatSummary, type Section } from "./format";
import { addPictures } from "./pictures";
import { before, buildStates, readState } from "./states";

/** `npm run report -- [main] [5]`: compares the site with that of a revision, and measures the pages that look most different. */
const [revision = "main", limit = "5"] = process.argv.slice(2);
const folder = ".build/report";
const figures = ["perf", "access", "best", "seo", "FCP ms", "LCP ms", "SI ms", "TBT ms", "CLS"];

/** Measures pages of a state with the Lighthouse of the working tree. */
function measure(cwd: string, paths: string[]): string[][] {
  if (paths.length === 0) return [];
  const tool = ["--import", "tsx", resolve("tools/lighthouse/lighthouse.ts"), "--runs", "1", "--form", "mobile"];
  spawnSync(process.execPath, [...tool, "--no-limit", ...paths], { cwd, stdio: "inherit" });
  return paths.map((path) => {
    const file = `${cwd}/.build/lighthouse/${path.slice(1).replaceAll("/", "-") || "home"}.mobile.json`;
    const { runs } = JSON.parse(readFileSync(file, "utf8")) as { runs: { page: Record<string, number> }[] };
    return figures.map((name) => String(runs[0]?.page[name] ?? "–"));
  });
}

runTool(async () => {
  const start = performance.now();
  buildStates(revision, process.env["CONTENT_DATE"] ?? new Date().toISOString().slice(0, 10));
  const states = [readState(before), readState(own)] as const;
  const pages = findChanges(...states);
  await addPictures(pages, [await serveSite(9741, before), await serveSite(9742)], folder);
  pages.sort((one, other) => Math.max(0, ...other.shares) - Math.max(0, ...one.shares));
  const compared = pages.filter(({ path, change }) => change === "changed" && path !== "/404.html");
  const measured = compared.slice(0, Number(limit)).map(({ path }) => path);
  const [old, now] = [measure(before.root, measured), measure(own.root, measured)];
  const lighthouse = measured.map((path, row) => [
    path,
    ...figures.map((_, column) => `${old[row]?.[column]} → ${now[row]?.[column]}`),
  ]);
  const check = spawnSync("npx", ["--no-install", "tsx", "src/content/cli/check.ts", "--json"], { encoding: "utf8" });
  const { problems } = JSON.parse(check.stdout) as { problems: Problem[] };
  const [earlier = [], later = []] = states.map(listBrokenLinks);
  const broken = later.filter((link) => !earlier.includes(link));
  const weights = [...states[1].pages.keys()].flatMap((path) => compareWeights(...states, path));
  const summary: Section[] = [
    ["Broken links", broken],
    ["Missing redirects", findMissingRedirects(...states)],
    ["Problems of the content", problems.map(({ file, line, message }) => `${file}:${line}: ${message}`)],
    ["Changed pages", pages.map(formatChange), ["page", "", "pixels at 360 px", "at 1280 px"]],
    ["Weight on a phone in KiB", weights, ["page", "HTML", "scripts", "pictures", "because of"]],
    ["Lighthouse, one run on a phone", lighthouse, ["page", ...figures]],
  ];
  const title = `Compared with ${revision}: ${pages.length} of ${states[1].pages.size} pages changed`;
  writeFileSync(`${folder}/summary.md`, formatSummary(title, summary));
  const { marked } = await import("marked");
  const html = marked.parse(formatSummary(title, summary, Infinity), { async: false });
  writeFileSync(`${folder}/index.html`, formatPage(html, pages));
  console.log(`The report is in ${folder}/index.html (${Math.round((performance.now() - start) / 1000)} s).`);
});
