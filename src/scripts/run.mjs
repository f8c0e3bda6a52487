// Plain JavaScript, as `install.mjs` is: they run before anything is installed.
import { spawnSync } from "node:child_process";
import { dirname, join } from "node:path";

/**
 * The command without a shell, which would split arguments at blanks and drop empty ones. On Windows, npm and npx are batch files,
 * which need a shell: npm's own script is run instead.
 * @param {string} program `npm`, `npx`, `node` or a program that is no batch file
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
 * Runs a program in the project's root and shows what it prints.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env] settings in addition to the current ones
 * @returns {number} exit code; 1 after a signal
 */
export function run(program, args, env) {
  const [file, all] = toCommand(program, args);
  return spawnSync(file, all, { stdio: "inherit", env: { ...process.env, ...env } }).status ?? 1;
}
