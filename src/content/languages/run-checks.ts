import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

import { listDefinitions } from "../catalogue";
import { formatLocation, type ReportedProblem } from "../problem";
import { isIgnored, listFiles } from "../read/data-folder";
import { dataFolder, ownFiles, sharedFolder } from "../site.cjs";
import { listPages } from "./counterparts";
import { listLanguages, toEnvironment } from "./languages.cjs";

/** Lists the languages that the check of the first one includes: those with a folder. */
export function listOthers(root: string) {
  const others = dataFolder === sharedFolder ? listLanguages(root).slice(1) : [];
  return others.filter(({ folder }) => listFiles(join(root, folder)).length > 0);
}

/** Adds the problems of the other languages, each of which is checked in a process of its own. */
export function checkOthers(root: string, own: readonly ReportedProblem[]): ReportedProblem[] {
  const toEntry = (problem: ReportedProblem) => [formatLocation(problem) + problem.message, problem] as const;
  const found = new Map(own.map(toEntry));
  for (const language of listOthers(root)) {
    const command = [...process.execArgv, process.argv[1] ?? "", "--own", "--json"];
    const env = { ...process.env, ...toEnvironment(language) };
    const { stdout, stderr } = spawnSync(process.execPath, command, { env, encoding: "utf8", maxBuffer: Infinity });
    if (stdout === "") throw new Error(`The check of ${language.folder} failed. ${stderr}`);
    const { problems } = JSON.parse(stdout) as { problems: ReportedProblem[] };
    for (const [key, problem] of problems.map(toEntry)) if (!found.has(key)) found.set(key, problem);
  }
  return [...found.values()];
}

/** Says which pages the other languages lack, and which files they take from the first one. */
export function describeOthers(root: string): string[] {
  const isTaken = (file: string) => !isIgnored(file) && !ownFiles.test(file) && listDefinitions(file).length > 0;
  return listOthers(root).flatMap((language) => {
    const { folder } = language;
    const names = new Set(listPages(root, language).map(({ name }) => name));
    const pages = listPages(root, { ...language, folder: sharedFolder, path: "" });
    const missing = pages.filter(({ name }) => !names.has(name)).map(({ path }) => path);
    const shared = listFiles(join(root, sharedFolder)).filter(isTaken);
    const taken = shared.filter((file) => !existsSync(join(root, folder, file)));
    const count = `${folder} has ${pages.length - missing.length} of ${pages.length} pages; missing: `;
    return [
      ...(missing.length > 0 ? [count + missing.join(", ")] : []),
      ...(taken.length > 0 ? [`${folder} takes from ${sharedFolder}: ${taken.join(", ")}`] : []),
    ];
  });
}
