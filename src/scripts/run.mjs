// Plain JavaScript, because it runs before packages are installed.
import { spawnSync } from "node:child_process";
import { dirname, join } from "node:path";

/**
 * Returns a command that runs without a shell, which would split arguments at spaces and drop empty ones. On Windows, npm and npx
 * are batch files that need a shell, so npm's script is run instead.
 * @param {string} program `npm`, `npx`, `node` or an executable that is not a batch file
 * @param {readonly string[]} args
 * @param {NodeJS.Platform} [platform]
 * @returns {[file: string, args: string[]]}
 */
export function toCommand(program, args, platform = process.platform) {
  if (program === "node") return [process.execPath, [...args]];
  if (platform !== "win32" || !/^np[mx]$/u.test(program)) return [program, [...args]];
  const folder = join(dirname(process.execPath), "node_modules", "npm", "bin");
  return [process.execPath, [join(folder, `${program}-cli.js`), ...args]];
}

/**
 * Runs a program and shows its output.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env] additional environment variables
 * @returns {number} exit code; 1 after a signal
 */
export function run(program, args, env) {
  const [file, all] = toCommand(program, args);
  return spawnSync(file, all, { stdio: "inherit", env: { ...process.env, ...env } }).status ?? 1;
}
