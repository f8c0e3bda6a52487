import { spawn } from "node:child_process";
import { createWriteStream, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";

/** Where each phase leaves what its program printed. */
const logs = ".logs";

/** Lines of a log that say only that all is well. */
const progress = /^(?:success|info|verbose|npm warn|npm notice|PASS)\b|^\s+(?:✓|-)\s|^[✓·]/u;

/**
 * @param {number} since in milliseconds since 1970
 * @returns {string} e.g. `1 min 07 s`
 */
function writeTime(since) {
  const seconds = Math.round((Date.now() - since) / 1000);
  const rest = seconds % 60;
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${String(rest).padStart(2, "0")} s`;
}

/** What Gatsby says of gatsby-plugin-react-helmet, which this site uses knowingly. */
const knownWarning = "gatsby-plugin-react-helmet";

/** @param {string} log */
function readLines(log) {
  return stripVTControlCharacters(readFileSync(log, "utf8")).split(/\r?\n/u);
}

/** @param {string} log */
function printWarnings(log) {
  for (const line of readLines(log)) if (/^warn\b/u.test(line) && !line.includes(knownWarning)) console.warn(line);
}

/** @param {string} log */
function printFailure(log) {
  const lines = readLines(log);
  console.error(
    `\n${lines
      .filter((line) => !progress.test(line))
      .join("\n")
      .replace(/\n{3,}/gu, "\n\n")
      .trim()}\n`,
  );
  console.error(`All that was printed: ${log}\n`);
}

/**
 * Runs a program in the project's root and prints one line with its time. What the program prints goes to a log; when it fails, that is
 * shown without the lines that say only how far it is.
 * @param {string} title
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, note?: () => string }} [options] `note` is what the line says besides, once it has ended
 * @returns {Promise<boolean>} whether it succeeded
 */
export async function runPhase(title, program, args, { env = {}, note = () => "" } = {}) {
  const since = Date.now();
  const log = join(logs, `${title.toLowerCase().replace(/\W+/gu, "-")}.log`);
  mkdirSync(logs, { recursive: true });
  const output = createWriteStream(log);
  const succeeded = await new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...env },
      shell: process.platform === "win32",
    });
    child.stdout.pipe(output, { end: false });
    child.stderr.pipe(output, { end: false });
    child.on("error", reject);
    child.on("close", (code) => resolve(code === 0));
  });
  await new Promise((resolve) => output.end(resolve));
  const said = note();
  console.log(`${succeeded ? "✓" : "✗"} ${title} (${[said, writeTime(since)].filter(Boolean).join(", ")})`);
  if (succeeded) printWarnings(log);
  else printFailure(log);
  return succeeded;
}

/**
 * The same for a program that must succeed; ends this process when it does not.
 * @param {Parameters<typeof runPhase>} parameters
 */
export async function runPhaseOrExit(...parameters) {
  if (!(await runPhase(...parameters))) process.exit(1);
}
