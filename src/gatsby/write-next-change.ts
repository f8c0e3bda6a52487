import { writeFile } from "node:fs/promises";

import { findNextChange } from "../content/life";
import { readContent } from "../content/read/read-content";
import { readContentSettings } from "./content-settings";

/** Where `src/commands/build.mjs` looks. */
const file = ".cache/next-change";

/** Writes the next day on which something appears or disappears: from then on the site has to be built again, though no source changes. */
export async function writeNextChange(): Promise<void> {
  const { records } = readContent(process.cwd());
  await writeFile(file, findNextChange(records, readContentSettings().day) ?? "");
}
