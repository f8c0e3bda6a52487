import { existsSync, readdirSync, readFileSync, watch, writeFileSync, type FSWatcher } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";

import { markTranslated } from "../languages/check-translated";
import { checkAll } from "../check/check-content";
import type { Problem, ReportedProblem } from "../problem";
import { openCache } from "../read/build-cache";
import { hashCode } from "../read/code-version";
import { checkOthers, describeOthers, listOthers } from "../languages/run-checks";
import { dataFolder, sharedFolder } from "../read/data-folder";
import { writeEditorSchemas } from "../schema/file-schemas";
import { listRepairs } from "./list-repairs";
import { formatReport, frameCode } from "./report";
import { runSerially } from "./run-serially";

const options = {
  /** Shows what it can repair, and writes it after a yes. */
  fix: { type: "boolean", default: false },
  /** With `--fix`: writes without asking. */
  yes: { type: "boolean", default: false },
  /** Checks again after every change. */
  watch: { type: "boolean", default: false },
  /** Prints `{ "problems": […] }` as one line, and the report on standard error. */
  json: { type: "boolean", default: false },
  /** Checks only the language of this process. */
  own: { type: "boolean", default: false },
  /** Marks the files of this language that follow, or all, as translated. */
  translated: { type: "string" },
} as const;

const { values: settings, positionals } = parseArgs({ options, allowPositionals: true });
const root = process.cwd();
const saveCache = openCache(root, hashCode(join(__dirname, "..", "..", "..")));

function readFile(file: string): string {
  const path = join(root, file);
  return existsSync(path) ? readFileSync(path, "utf8") : "";
}

/** Adds the lines around a problem, and drops a repair whose text is not in the file, e.g. because it is written with escapes. */
function toReported({ fix, ...problem }: Problem): ReportedProblem {
  const text = readFile(problem.file);
  const isFixable = fix !== undefined && listRepairs([{ ...problem, fix }], () => text).length > 0;
  return { ...problem, ...(isFixable && { fix }), frame: text === "" ? "" : frameCode(text, problem) };
}

/** Checks this language, and unless `--own` is set the others. */
async function findProblems(): Promise<ReportedProblem[]> {
  const found = await checkAll(root);
  saveCache();
  const problems = found.map(toReported);
  return settings.own ? problems : checkOthers(root, problems);
}

/** Checks once, prints the problems, writes the schemas of valid content for VS Code, and sets the exit code. */
async function check(): Promise<void> {
  const problems = await findProblems();
  const output = settings.json ? process.stderr : process.stdout;
  const color = output.isTTY && process.env["NO_COLOR"] === undefined;
  const notes = settings.own ? [] : describeOthers(root).map((note) => `${note}.\n`);
  output.write(`${notes.join("")}${formatReport(problems, { color })}\n`);
  if (settings.json) console.log(JSON.stringify({ problems }));
  if (problems.some(({ level }) => level === "error")) process.exitCode = 1;
  else if (dataFolder === sharedFolder) writeEditorSchemas(root);
}

/** Asks on the terminal; elsewhere the answer is no. */
async function confirm(question: string): Promise<boolean> {
  if (settings.yes) return true;
  if (!process.stdin.isTTY) {
    console.log("Nothing is written. To write it without a question, add --yes.");
    return false;
  }
  const terminal = createInterface(process.stdin, process.stdout);
  const answer = await terminal.question(`${question} [y/N] `);
  terminal.close();
  return /^y(?:es)?$/iu.test(answer.trim());
}

/** Each round repairs at least one mistake. */
const mostRounds = 100;

/** Repairs files until there is nothing left that is surely right: the first mistake of a file can hide others. Then checks. */
async function repair(): Promise<void> {
  for (let round = 0; round < mostRounds; round++) {
    const problems = await findProblems();
    const repairs = listRepairs(problems, readFile);
    for (const { shown } of repairs) console.log(`${shown}\n`);
    if (repairs.length === 0 || !(await confirm("Write this?"))) break;
    for (const { file, fixed } of repairs) writeFileSync(join(root, file), fixed);
  }
  await check();
}

/** Debounce time in milliseconds, because editors write a file in several steps. */
const debounceTime = 60;

function listFolders(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return [folder, ...entries.filter((entry) => entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name))];
}

/** Checks now, and after every change below `data/`, until the process ends. */
function watchData(): void {
  let watchers: FSWatcher[] = [];
  let timer: NodeJS.Timeout | undefined;
  const requestCheck = runSerially(check);
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(start, debounceTime);
  };
  function start() {
    for (const watcher of watchers) watcher.close();
    // Watches each folder separately: Node's recursive watcher misses files that an editor replaces.
    const folders = [dataFolder, ...listOthers(root).map(({ folder }) => folder)];
    const watched = folders.flatMap((folder) => listFolders(join(root, folder)));
    watchers = watched.map((folder) => watch(folder, schedule).on("error", schedule));
    requestCheck();
  }
  start();
  // Exits with the process that started it.
  process.on("disconnect", () => process.exit());
}

if (settings.translated !== undefined)
  console.log(`Marked: ${markTranslated(root, settings.translated, positionals).join(", ")}.`);
else if (settings.fix) void repair();
else if (settings.watch) watchData();
else void check();
