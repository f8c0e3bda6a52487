import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

import { listFiles } from "../content/read/data-folder";

const files = ["article", "charts", "content", "gatsby", "social-cards", "theme"].flatMap((folder) =>
  listFiles(`src/${folder}`).map((file) => `src/${folder}/${file}`),
);

const hash = createHash("sha256");
for (const file of files) hash.update(readFileSync(file));

/** Hash of the code that creates nodes, articles and social cards. Part of the keys in Gatsby's cache. */
export const codeVersion = hash.digest("hex");
