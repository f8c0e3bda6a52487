import { readdirSync } from "node:fs";
import { join } from "node:path";

import { dataFolder } from "../../read/data-folder";
import { projectRoot } from "../../testing/real-content";

/** Files of `data/` with an ending, as paths below it. */
export function listDataFiles(ending: "json" | "mdx"): string[] {
  return readdirSync(join(projectRoot, dataFolder), { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(`.${ending}`));
}
