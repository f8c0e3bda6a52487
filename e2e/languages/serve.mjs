// Builds and serves the starter in several languages, in a copy of the site
import { buildCopy, buildDay, copySite, shareRelayState } from "../copy-site.mjs";
import { port, root, translateContent } from "./translate.mjs";

const copy = copySite("languages", root);
shareRelayState(copy);
translateContent(copy);
buildCopy(copy, { CONTENT_DATE: buildDay });
Object.assign(process.env, { CONTENT_FOLDER: "starter", PORT: String(port) });
process.chdir(root);
await import(`${root}/src/scripts/serve.mjs`);
