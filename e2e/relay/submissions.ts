import { execFile } from "node:child_process";
import { cp, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

interface Row {
  id: string;
  state: "waiting" | "delivered" | "dead";
  message: string;
}

async function wrangler(command: string, ...args: string[]): Promise<string> {
  const program = ["node_modules/wrangler/bin/wrangler.js", ...command.split(" "), ...args];
  return (await run("node", program, { maxBuffer: 2 ** 28 })).stdout;
}

/** Runs SQL on the database of a port, as `npm run submissions` does. */
export async function execute(port: number, source: "--command" | "--file", value: string): Promise<Row[]> {
  const command = `d1 execute SUBMISSIONS --local --json --persist-to src/relay/.wrangler/${port}/state`;
  const answer = await wrangler(command, "--config", "src/relay/wrangler.jsonc", "--env", "", source, value);
  return (JSON.parse(answer) as { results: Row[] }[]).at(-1)?.results ?? [];
}

export function listSubmissions(port: number): Promise<Row[]> {
  return execute(port, "--command", "SELECT * FROM deliveries ORDER BY received_at");
}

/**
 * Exports the database of a stopped server, as docs/deploy-cloudflare.md describes, and creates the SQL that restores it. Wrangler
 * exports local databases only from the folder of its settings.
 * @param folder empty folder
 * @returns path of the SQL
 */
export async function exportDatabase(port: number, folder: string): Promise<string> {
  const settings = resolve(folder, "wrangler.jsonc");
  const copy = resolve(folder, "copy.sql");
  const restore = resolve(folder, "restore.sql");
  const databases = [{ binding: "SUBMISSIONS", database_name: "submissions" }];
  await cp(`src/relay/.wrangler/${port}/state`, join(folder, ".wrangler/state"), { recursive: true });
  await writeFile(settings, JSON.stringify({ name: "website", d1_databases: databases }));
  await wrangler("d1 export submissions --local --no-schema", "--output", copy, "--config", settings);
  await writeFile(restore, (await run("node", ["src/relay/restore.mjs", copy])).stdout);
  return restore;
}
