import { execFile } from "node:child_process";
import { cp, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
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
  const { stdout } = await run(process.execPath, ["src/scripts/submissions.mjs", ...args, "--port", String(port)], {
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout;
}

export async function listSubmissions(port: number): Promise<Row[]> {
  const output = await askSubmissions(port, "--json");
  return output.startsWith("[") ? (JSON.parse(output) as Row[]) : [];
}

/**
 * Copies the database of a server that has ended, as docs/deploy-cloudflare.md says. Wrangler exports a local one only from beside its
 * settings.
 * @param folder an empty one for what is needed
 * @returns path of the copy
 */
export async function exportDatabase(port: number, folder: string): Promise<string> {
  const database = { binding: "SUBMISSIONS", database_name: "submissions" };
  const settings = join(folder, "wrangler.jsonc");
  await cp(`src/relay/.wrangler/${port}/state`, join(folder, ".wrangler/state"), { recursive: true });
  await writeFile(settings, JSON.stringify({ name: "website", d1_databases: [database] }));
  const copy = resolve(folder, "submissions.sql");
  const args = ["d1", "export", "submissions", "--local", "--no-schema", "--output", copy, "--config", settings];
  await run("node", ["node_modules/wrangler/bin/wrangler.js", ...args]);
  return copy;
}
