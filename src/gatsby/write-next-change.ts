import { writeFile } from "node:fs/promises";

import type { NodePluginArgs } from "gatsby";

import { findNextChange } from "../content/life";
import { readContentSettings } from "./content-settings";
import { listRawRecords } from "./raw-records";

/** Where `src/commands/build.mjs` looks. */
const file = ".cache/next-change";

/** Writes the next day on which something appears or disappears: from then on the site has to be built again, though no source changes. */
export async function writeNextChange(args: NodePluginArgs): Promise<void> {
  await writeFile(file, findNextChange(listRawRecords(args).flat(), readContentSettings().day) ?? "");
}
