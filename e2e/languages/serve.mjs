// Builds and serves the starter in another language, in a copy: node e2e/languages/serve.mjs de
import { spawnSync } from "node:child_process";

import { buildDay, copySite } from "../copy-site.mjs";
import { sites, translateContent } from "./translate.mjs";

const site = sites.find(({ language }) => language === process.argv[2]);
if (!site) throw new Error(`Choose from ${sites.map(({ language }) => language).join(", ")}.`);
translateContent(copySite(site.language, site.root), site);
Object.assign(process.env, { CONTENT_FOLDER: "starter", CONTENT_DATE: buildDay, PORT: String(site.port) });
process.chdir(site.root);
const { status } = spawnSync(process.execPath, ["src/scripts/build.mjs"], { stdio: "inherit" });
if (status !== 0) process.exit(1);
await import(`${site.root}/src/scripts/serve.mjs`);
