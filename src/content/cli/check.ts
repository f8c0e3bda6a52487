import { parseArgs } from "node:util";

import { checkContent, createMemory } from "../check/check-content";
import type { Problem } from "../problem";
import { formatAnnotations, formatReport } from "../report/format-report";
import { readText } from "./read-text";
import { watchData } from "./watch-data";

/** Exit codes: nothing is wrong (warnings apart); something is; the command itself was. */
const exit = { clean: 0, problems: 1, usage: 2 };

const usage = `Checks everything in data/ and lists what is wrong, where, and how to mend it.

  npm run content              checks once
  npm run content -- --watch   checks again whenever a file changes
  npm run content -- --json    one line of JSON for machines: { "problems": [{ "file", "line", "column", "level", "rule",
                               "message", "remedy", "path" }] }

Exit codes: 0 no problem (there may be warnings), 1 problems, 2 the command is not understood.`;

const options = {
  watch: { type: "boolean", default: false },
  json: { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
} as const;

function readOptions() {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    process.exit(exit.usage);
  }
}

const settings = readOptions();
const root = process.cwd();
const memory = createMemory();

function print(problems: readonly Problem[]): void {
  if (settings.json) {
    console.log(JSON.stringify({ problems }));
    return;
  }
  const color = process.stdout.isTTY && process.env["NO_COLOR"] === undefined;
  console.log(formatReport(problems, (file) => readText(root, file), { color }));
  if (process.env["GITHUB_ACTIONS"] === "true") for (const line of formatAnnotations(problems)) console.log(line);
}

function check(): number {
  const problems = checkContent(root, { memory });
  print(problems);
  return problems.some(({ level }) => level === "error") ? exit.problems : exit.clean;
}

function main(): void {
  if (settings.help) {
    console.log(usage);
    return;
  }
  if (!settings.watch) {
    process.exitCode = check();
    return;
  }
  watchData(root, check);
  // Started by another program, it ends with that one.
  process.on("disconnect", () => process.exit());
}

main();
