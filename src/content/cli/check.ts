import { existsSync, readdirSync, readFileSync, watch, type FSWatcher } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { checkContent } from "../check/check-content";
import { checkLogos } from "../check/check-logos";
import { compareProblems, type Problem } from "../problem";
import { dataFolder } from "../read/data-folder";
import { writeEditorSchemas } from "../schema/file-schemas";
import { formatAnnotations, formatReport, frameCode } from "./report";

const options = {
  /** Checks again whenever a file changes. */
  watch: { type: "boolean", default: false },
  /** Prints `{ "problems": […] }` on a line for machines, and the report on standard error. */
  json: { type: "boolean", default: false },
} as const;

const settings = parseArgs({ options }).values;
const root = process.cwd();

/** The lines around a problem; empty where the file is empty or missing. */
function readFrame(problem: Problem): string {
  const path = join(root, problem.file);
  const text = existsSync(path) ? readFileSync(path, "utf8") : "";
  return text === "" ? "" : frameCode(text, problem);
}

/** Checks once, prints the problems, updates VS Code's schemas of valid content, and sets the exit code. */
async function check(): Promise<void> {
  const found = [...checkContent(root), ...(await checkLogos(root))].sort(compareProblems);
  const problems = found.map((problem) => ({ ...problem, frame: readFrame(problem) }));
  const output = settings.json ? process.stderr : process.stdout;
  const color = output.isTTY && process.env["NO_COLOR"] === undefined;
  output.write(`${formatReport(problems, { color })}\n`);
  if (settings.json) console.log(JSON.stringify({ problems }));
  else if (process.env["GITHUB_ACTIONS"] === "true") for (const line of formatAnnotations(problems)) console.log(line);
  if (problems.some(({ level }) => level === "error")) process.exitCode = 1;
  else writeEditorSchemas(root);
}

/** How long nothing must change before the next check, in milliseconds: editors write a file in several steps. */
const settleTime = 60;

function listFolders(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return [folder, ...entries.filter((entry) => entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name))];
}

/** Checks now, and after every change below `data/`, until the process ends. */
function watchData(): void {
  let watchers: FSWatcher[] = [];
  let timer: NodeJS.Timeout | undefined;
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(start, settleTime);
  };
  function start() {
    for (const watcher of watchers) watcher.close();
    // Each folder by itself: Node's recursive watcher loses files that an editor replaces.
    watchers = listFolders(join(root, dataFolder)).map((folder) => watch(folder, schedule).on("error", schedule));
    void check();
  }
  start();
  // A watcher that another program started ends with it.
  process.on("disconnect", () => process.exit());
}

if (settings.watch) watchData();
else void check();
