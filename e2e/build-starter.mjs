// Builds the site of `starter/` for the browser tests, in a copy of the sources with a cache of its own
import { mkdirSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";

import { run } from "../src/scripts/run.mjs";
import { copySite } from "./copy-site.mjs";

const { root } = copySite("starter", ".build/starter");
// All servers have their mail and their databases in one place, by port.
const state = resolve("src/relay/.wrangler");
mkdirSync(state, { recursive: true });
symlinkSync(state, join(root, "src/relay/.wrangler"), "junction");
process.chdir(root);
process.exitCode = run("node", ["src/scripts/build.mjs"], { CONTENT_FOLDER: "starter" });
