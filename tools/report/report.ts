import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";

import { own } from "../../e2e/sites";
import type { Problem } from "../../src/content/problem";
import { runTool, serveSite } from "../serve-site";
import { formatAnnotations } from "./annotations";
import { boundReport, readProblems } from "./bounds";
import { compareWeights, findChanges, findMissingRedirects, listBrokenLinks } from "./compare";
import { figures, formatChange, formatPage, formatReport, type Report } from "./format";
import { listSuggestions } from "./list-suggestions";
import { addPictures, cropPictures } from "./pictures";
import { before, buildStates, readState } from "./states";

/** `npm run report -- [main] [5]`: compares the site with that of a revision, and measures the pages that look most different. */
const [revision = "main", limit = "5"] = process.argv.slice(2);
const folder = ".build/report";

/** Checks the content. Returns its problems, those in changed files first. GitHub shows 10 annotations of a level. */
function check(): Problem[] {
  const problems = readProblems("npx", ["--no-install", "tsx", "src/content/cli/check.ts", "--json"]);
  const changed = execFileSync("git", ["diff", "--name-only", "-z", revision], { encoding: "utf8" }).split("\0");
  problems.sort((one, other) => Number(changed.includes(other.file)) - Number(changed.includes(one.file)));
  if (process.env["GITHUB_ACTIONS"] === "true") console.log(formatAnnotations(problems).join("\n"));
  return problems;
}

/** Writes the report for the comment on a pull request (comment.ts), and its text without pictures. */
function write(report: Report, pictures: string[][] = []): void {
  writeFileSync(`${folder}/comment/report.json`, JSON.stringify(boundReport({ ...report, pictures })));
  writeFileSync(`${folder}/summary.md`, formatReport(report, undefined, 20));
}

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
  for (const name of ["comment", "pictures", "index.html"])
    rmSync(`${folder}/${name}`, { recursive: true, force: true });
  mkdirSync(`${folder}/comment`, { recursive: true });
  const found = check();
  const problems = found.map(({ file, line, message }) => [`${file}:${line}: ${message}`]);
  const suggestions = listSuggestions(found, (file) => readFileSync(file, "utf8"));
  if (found.some(({ level }) => level === "error")) {
    write({ problems, suggestions });
    return console.log(`The content has errors, which ${folder}/summary.md lists. Nothing was built.`);
  }
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
  const [earlier = [], later = []] = states.map(listBrokenLinks);
  const report = {
    problems,
    suggestions,
    pages: pages.map(formatChange),
    broken: later.filter((link) => !earlier.includes(link)).map((link) => [link]),
    missing: findMissingRedirects(...states).map((path) => [path]),
    weights: [...states[1].pages.keys()].flatMap((path) => compareWeights(...states, path)),
    lighthouse,
  };
  write(report, await cropPictures(pages.slice(0, 10), folder));
  const { marked } = await import("marked");
  const html = marked.parse(formatReport(report), { async: false });
  writeFileSync(`${folder}/index.html`, formatPage(html, pages));
  console.log(`The report is in ${folder}/index.html (${Math.round((performance.now() - start) / 1000)} s).`);
});
