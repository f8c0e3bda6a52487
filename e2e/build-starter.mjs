// Builds the site of `starter/` for the browser tests, in a copy of the sources with its own cache
import { run } from "../src/scripts/run.mjs";
import { buildDay, copySite, shareRelayState } from "./copy-site.mjs";

const examples = "starter/pages/all-sections.json";

const copy = copySite("starter", ".build/starter");
const { root, read, write } = copy;
// Publishes the page with one of every section and every field, which is a draft in `starter/`.
write(examples, JSON.stringify({ ...JSON.parse(read(examples)), draft: false }));
shareRelayState(copy);
process.chdir(root);
process.exitCode = run("node", ["src/scripts/build.mjs"], { CONTENT_FOLDER: "starter", CONTENT_DATE: buildDay });
