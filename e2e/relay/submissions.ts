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

async function wrangler(...args: string[]): Promise<string> {
  const { stdout } = await run("node", ["node_modules/wrangler/bin/wrangler.js", ...args], { maxBuffer: 2 ** 28 });
  return stdout;
}

/** Runs SQL on the database of a port, as `npm run submissions` does. */
export async function execute(port: number, source: "--command" | "--file", value: string): Promise<Row[]> {
  const database = [
    "--config",
    "src/relay/wrangler.jsonc",
    "--env",
    "",
    "--persist-to",
    `src/relay/.wrangler/${port}/state`,
  ];
  const answer = await wrangler("d1", "execute", "SUBMISSIONS", "--local", "--json", ...database, source, value);
  return (JSON.parse(answer) as { results: Row[] }[]).at(-1)?.results ?? [];
}

export function listSubmissions(port: number): Promise<Row[]> {
  return execute(port, "--command", "SELECT * FROM submissions ORDER BY received_at");
}

/**
 * Exports the database of a stopped server, as docs/deploy-cloudflare.md describes, and creates the SQL that restores it. Wrangler
 * exports local databases only from the folder of its settings.
 * @param folder empty folder
 * @returns path of the SQL
 */
export async function exportDatabase(port: number, folder: string): Promise<string> {
  const [settings, copy, restore] = ["wrangler.jsonc", "copy.sql", "restore.sql"].map((name) => resolve(folder, name));
  const databases = [{ binding: "SUBMISSIONS", database_name: "submissions" }];
  await cp(`src/relay/.wrangler/${port}/state`, join(folder, ".wrangler/state"), { recursive: true });
  await writeFile(settings ?? "", JSON.stringify({ name: "website", d1_databases: databases }));
  await wrangler(
    "d1",
    "export",
    "submissions",
    "--local",
    "--no-schema",
    "--output",
    copy ?? "",
    "--config",
    settings ?? "",
  );
  await writeFile(restore ?? "", (await run("node", ["src/relay/restore.mjs", copy ?? ""])).stdout);
  return restore ?? "";
}
