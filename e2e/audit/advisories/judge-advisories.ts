import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { bundleReports } from "../../../src/gatsby/move-bundle-reports";
import { CannotJudge, type Judge } from "../judge";
import { runProgram } from "../tools";
import { readKnown } from "./read-known";
import { readPackages } from "./read-packages";
import { compareAdvisories, splitAdvisories, type Reach, type Report } from "./split-advisories";

const reachSays: Readonly<Record<Reach, string>> = {
  visitors: "ships to visitors",
  edge: "runs in the worker at the edge",
  workshop: "only builds and tests",
};

/** Packages of the scripts in a folder, as their source maps tell. */
function readFolder(folder: string): Set<string> {
  const maps = readdirSync(folder).filter((file) => file.endsWith(".js.map"));
  const sources = maps.flatMap(
    (file) => (JSON.parse(readFileSync(join(folder, file), "utf8")) as { sources: string[] }).sources,
  );
  return readPackages(sources);
}

async function askNpm(): Promise<Report> {
  const { output } = await runProgram("npm", ["audit", "--json", "--package-lock-only"]);
  const answer = JSON.parse(output) as Partial<Report> & { message?: string };
  if (answer.vulnerabilities) return { vulnerabilities: answer.vulnerabilities };
  const [reason = "no reason told"] = (answer.message ?? "").split(" - ");
  throw new CannotJudge(
    `The package registry gives no advisories (${reason}). Ask one that does: npm run audit -- advisories, with npm's usual registry`,
  );
}

/** npm's advisories on all that the lockfile names. */
export const judgeAdvisories: Judge = {
  name: "advisories",
  asks: "do packages have known holes, and whom would they hurt? (npm audit)",
  least: { "packages that ship": 10, "packages at the edge": 1 },
  async judge({ worker }) {
    const reaches = { visitors: readFolder(bundleReports), edge: readFolder(worker) };
    const known = readKnown(readFileSync(join(__dirname, "known.json"), "utf8"));
    const advisories = splitAdvisories(await askNpm(), reaches);
    const { news, idle } = compareAdvisories(advisories, known);
    return {
      looked: { "packages that ship": reaches.visitors.size, "packages at the edge": reaches.edge.size },
      findings: news.map(({ id, package: name, title, severity, reach }) => ({
        where: name,
        what: `${severity}, ${reachSays[reach]}: ${title} (${id})`,
      })),
      notes: idle.map(({ id }) => `The exception ${id} is needed no more: take it out of known.json`),
    };
  },
};
