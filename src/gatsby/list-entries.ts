import { readdirSync } from "node:fs";
import { basename, resolve } from "node:path";

const end = ".island.tsx";

type Entry = string | { import: string; dependOn: string };

/**
 * Lists the scripts of published pages: the idle script, the start of islands, and each island, named after its file.
 * @param recording setting of `site.json`: a site that records no visits publishes no script of them
 */
export function listEntries(recording: string): Record<string, Entry> {
  const entries: Record<string, Entry> = {
    idle: resolve("src/idle-script.ts"),
    islands: resolve("src/islands/start-islands.tsx"),
  };
  for (const file of readdirSync("src", { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(end) || (recording === "never" && file.startsWith("analytics"))) continue;
    const name = basename(file, end);
    if (name in entries) throw new Error(`src/${file}: there is already a script “${name}”. Rename the island.`);
    entries[name] = { import: resolve("src", file), dependOn: "islands" };
  }
  return entries;
}
