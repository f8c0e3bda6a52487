// Plain JavaScript, as `install.mjs` is: they run before anything is installed.
import { spawnSync } from "node:child_process";

export const shell = process.platform === "win32";

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
