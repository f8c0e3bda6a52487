// Builds and serves the starter in another language, in a copy: node e2e/languages/serve.mjs de
import { buildCopy, buildDay, copySite } from "../copy-site.mjs";
import { sites, translateContent } from "./translate.mjs";

const site = sites.find(({ language }) => language === process.argv[2]);
if (!site) throw new Error(`Choose from ${sites.map(({ language }) => language).join(", ")}.`);
const copy = copySite(site.language, site.root);
translateContent(copy, site);
// Publishes the page with one section of each kind.
const draft = "starter/pages/all-sections.json";
copy.write(draft, copy.read(draft).replace('"draft":true,', ""));
// Asks before it records visits, as these sites alone do.
const settings = "starter/site.json";
copy.write(settings, JSON.stringify({ ...JSON.parse(copy.read(settings)), recording: "ask" }));
buildCopy(copy, { CONTENT_DATE: buildDay });
Object.assign(process.env, { CONTENT_FOLDER: "starter", PORT: String(site.port) });
process.chdir(site.root);
await import(`${site.root}/src/scripts/serve.mjs`);
