// Builds the site of `starter/` for the browser tests, in a copy of the sources with its own cache
import { mkdirSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";

import { run } from "../src/scripts/run.mjs";
import { buildDay, copySite } from "./copy-site.mjs";

const examples = "starter/pages/all-sections.json";

const { root, read, write } = copySite("starter", ".build/starter");
// Publishes the page with one of every section and every field, which is a draft in `starter/`.
write(examples, JSON.stringify({ ...JSON.parse(read(examples)), draft: false }));
// Shares one folder for mail and databases of all servers, by port.
const state = resolve("src/relay/.wrangler");
mkdirSync(state, { recursive: true });
symlinkSync(state, join(root, "src/relay/.wrangler"), "junction");
process.chdir(root);
process.exitCode = run("node", ["src/scripts/build.mjs"], { CONTENT_FOLDER: "starter", CONTENT_DATE: buildDay });
