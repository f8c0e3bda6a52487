import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { watch } from "chokidar";

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

/** Checks once it watches, and after every change below `data/`, until the process ends. */
function watchData(): void {
  let timer: NodeJS.Timeout | undefined;
  watch(join(root, dataFolder), { ignoreInitial: true })
    // The first check comes after the watcher is ready, so that no change between them is missed.
    .on("ready", () => void check())
    .on("all", () => {
      clearTimeout(timer);
      timer = setTimeout(() => void check(), settleTime);
    });
  // A watcher that another program started ends with it.
  process.on("disconnect", () => process.exit());
}

if (settings.watch) watchData();
else void check();
