import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

import type { NodePluginArgs } from "gatsby";

import { findNextChange } from "../content/publication";
import { readContentSettings } from "./content-settings";
import { listRawRecords } from "./raw-records";

/** Where `src/scripts/build.mjs` looks. */
const file = ".build/next-change";

/** Writes the next day on which something appears or disappears: from then on the site has to be built again, though no source changes. */
export async function writeNextChange(args: NodePluginArgs): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, findNextChange(listRawRecords(args).flat(), readContentSettings().day) ?? "");
}
