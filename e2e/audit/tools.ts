import { execFile } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** What only judges use is installed beside them, by `npm run audit`. */
export function findTool(name: string, file: string): string {
  return join(__dirname, "node_modules", name, file);
}

/** Loads a tool late and by its path, because the project's own checks run without it. */
export async function loadTool<Tool>(name: string, file: string): Promise<Tool> {
  return (await import(pathToFileURL(findTool(name, file)).href)) as Tool;
}

interface Ended {
  /** Undefined when there is no such program. */
  code: number | undefined;
  output: string;
  errors: string;
}

/** Runs a program to its end, however it ends. */
export function runProgram(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const options = { env: { ...process.env, ...env }, maxBuffer: 2 ** 28 };
  return new Promise((resolve) => {
    execFile(program, args, options, (error, output, errors) => {
      const code = error ? (typeof error.code === "number" ? error.code : undefined) : 0;
      resolve({ code, output, errors });
    });
  });
}
