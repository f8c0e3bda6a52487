// Plain JavaScript in this folder: it runs before anything is installed.
import { spawn } from "node:child_process";

/**
 * Runs a program in the project's root and waits for its end.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env] settings besides the own ones
 * @returns {Promise<number>} exit code; 1 when it was ended by a signal
 */
export function run(program, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: "inherit",
      env: { ...process.env, ...env },
      shell: process.platform === "win32",
    });
    child.on("error", reject);
    child.on("exit", (code) => {
      resolve(code ?? 1);
    });
  });
}

/**
 * Runs a program that must succeed; ends this process with its exit code when it does not.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env]
 */
export async function runOrExit(program, args, env) {
  const code = await run(program, args, env);
  if (code !== 0) process.exit(code);
}
