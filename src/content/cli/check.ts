import { existsSync, readdirSync, readFileSync, watch, type FSWatcher } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { checkAll } from "../check/check-content";
import type { Problem } from "../problem";
import { openCache } from "../read/build-cache";
import { hashCode } from "../read/code-version";
import { dataFolder } from "../read/data-folder";
import { writeEditorSchemas } from "../schema/file-schemas";
import { formatReport, frameCode } from "./report";
import { runSerially } from "./run-serially";

const options = {
  /** Checks again after every change. */
  watch: { type: "boolean", default: false },
  /** Prints `{ "problems": […] }` as one line, and the report on standard error. */
  json: { type: "boolean", default: false },
} as const;

const settings = parseArgs({ options }).values;
const root = process.cwd();
const saveCache = openCache(root, hashCode(join(__dirname, "..", "..", "..")));

/** Reads the lines around a problem; empty if the file is empty or missing. */
function readFrame(problem: Problem): string {
  const path = join(root, problem.file);
  const text = existsSync(path) ? readFileSync(path, "utf8") : "";
  return text === "" ? "" : frameCode(text, problem);
}

/** Checks once, prints the problems, writes the schemas of valid content for VS Code, and sets the exit code. */
async function check(): Promise<void> {
  const found = await checkAll(root);
  saveCache();
  const problems = found.map((problem) => ({ ...problem, frame: readFrame(problem) }));
  const output = settings.json ? process.stderr : process.stdout;
  const color = output.isTTY && process.env["NO_COLOR"] === undefined;
  output.write(`${formatReport(problems, { color })}\n`);
  if (settings.json) console.log(JSON.stringify({ problems }));
  if (problems.some(({ level }) => level === "error")) process.exitCode = 1;
  else writeEditorSchemas(root);
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
    watchers = listFolders(join(root, dataFolder)).map((folder) => watch(folder, schedule).on("error", schedule));
    requestCheck();
  }
  start();
  // Exits with the process that started it.
  process.on("disconnect", () => process.exit());
}

if (settings.watch) watchData();
else void check();
