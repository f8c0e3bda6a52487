// Plain JavaScript in this folder: it runs before anything is installed.
import { spawn, spawnSync } from "node:child_process";
import { stripVTControlCharacters } from "node:util";

const shell = process.platform === "win32";

/**
 * Runs a program in the project's root and shows what it prints.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env] settings in addition to the current ones
 * @returns {number} exit code; 1 after a signal
 */
export function run(program, args, env) {
  return spawnSync(program, args, { shell, stdio: "inherit", env: { ...process.env, ...env } }).status ?? 1;
}

/** Lines that only report progress. */
const progress = /^(?:success|info|verbose|PASS)\b/u;
/** Gatsby's warnings except the one about gatsby-plugin-react-helmet, which this site uses on purpose. */
const warning = /^warn\b(?!.*gatsby-plugin-react-helmet)/u;

/**
 * Runs a program and prints one line with its time. Shows its warnings and, if it fails, the rest of its output.
 * @param {string} title
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<{ passed: number, failed: number }>} tests, as Jest or Playwright counts them; a failure without tests is one
 */
export async function runPhase(title, program, args, env) {
  const since = Date.now();
  let output = "";
  const child = spawn(program, args, { shell, stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, ...env } });
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text) => (output += text));
  const code = await new Promise((resolve, reject) => child.on("error", reject).on("close", resolve));
  const lines = stripVTControlCharacters(output).split(/\r?\n/u);

  /** @param {string} word */
  const count = (word) =>
    lines
      .map((line) => new RegExp(`^(?:Tests:.*?|\\s+)(\\d+) ${word}\\b`, "u").exec(line)?.[1])
      .reduce((sum, number) => sum + Number(number ?? 0), 0);
  const [passed = 0, failed = 0, flaky = 0] = ["passed", "failed", "flaky"].map(count);
  const notes = [passed && `${passed} passed`, failed && `${failed} failed`, flaky && `${flaky} flaky`];
  notes.push(`${Math.round((Date.now() - since) / 1000)} s`);
  console.log(`${code === 0 ? "✓" : "✗"} ${title} (${notes.filter(Boolean).join(", ")})`);
  const shown = lines.filter((line) => (code === 0 ? warning.test(line) : !progress.test(line)));
  if (shown.length > 0) console.error(shown.join("\n"));
  return { passed: passed + flaky, failed: Math.max(failed, code === 0 ? 0 : 1) };
}
