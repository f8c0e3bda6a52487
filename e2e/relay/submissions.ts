import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

export interface Row {
  id: string;
  state: "waiting" | "delivered" | "dead";
  attempts: number;
  spam: string;
}

/** What `npm run submissions` prints for a port. */
export async function askSubmissions(port: number, ...args: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, ["src/commands/submissions.mjs", ...args, "--port", String(port)], {
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout;
}

export async function listSubmissions(port: number): Promise<Row[]> {
  const output = await askSubmissions(port, "--json");
  return output.startsWith("[") ? (JSON.parse(output) as Row[]) : [];
}
