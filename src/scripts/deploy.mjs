// npm run deploy [-- --preview] [-- --dry-run] [-- --built] [-- --name WORKER]: builds the site (unless --built) and deploys it with
// its relay to Cloudflare, as the worker of the settings or another one, after the migrations of its database (docs/deploy-cloudflare.md)
import { parseArgs } from "node:util";

import { unstable_readConfig } from "wrangler";

import { readSite } from "../content/site.cjs";
import { bundleRelay } from "./languages/bundle-relay.mjs";
import { bundleFlags } from "./content-folder.mjs";
import { findMailProblems } from "./mail-records.mjs";
import { findObstacles, stopFor } from "./read-build.mjs";
import { run } from "./run.mjs";

const config = "src/relay/wrangler.jsonc";

/** @param {string} env environment in the settings; empty for production */
function findPlaceholders(env) {
  const { routes = [], vars } = unstable_readConfig({ config, env });
  return Object.entries({ routes, MAIL_TO: vars["MAIL_TO"] })
    .filter(([, value]) => JSON.stringify(value ?? "").includes("example.com") || (env && !value))
    .map(([setting, value]) => `${config}: ${setting} ${value ? "contains a placeholder" : "is empty"}. Replace it.`);
}

const options = /** @type {const} */ ({
  preview: { type: "boolean", default: false },
  "dry-run": { type: "boolean", default: false },
  built: { type: "boolean", default: false },
  name: { type: "string" },
});
const { preview, "dry-run": dryRun, built, name } = parseArgs({ options }).values;
const env = preview ? "preview" : "";

const { CONTENT_DATE, GATSBY_CONTENT } = process.env;
const obstacles = findPlaceholders(env);
if (CONTENT_DATE) obstacles.push(`CONTENT_DATE is ${CONTENT_DATE}. Unset it, so that today's content is deployed.`);
if (GATSBY_CONTENT && !preview)
  obstacles.push(
    `GATSBY_CONTENT is ${GATSBY_CONTENT}. Unset it, so that drafts are not published. For a preview, run npm run deploy -- --preview`,
  );
stopFor("Nothing was deployed.", obstacles);
if (!built && run("node", ["src/scripts/build.mjs", ...(preview ? ["--preview"] : [])]) !== 0) process.exit(1);
stopFor("Nothing was deployed.", findObstacles(preview));
const sender = String(unstable_readConfig({ config, env }).vars["MAIL_FROM"] || readSite().email);
for (const problem of await findMailProblems(sender, fetch)) console.warn(`Warning, mail may not arrive: ${problem}`);
const relay = await bundleRelay();
const flags = ["--config", config, "--env", env, ...bundleFlags(relay), ...(name ? ["--name", name] : [])];

/** @param {string[]} args @param {Record<string, string>} [variables] */
function runWrangler(args, variables) {
  const code = run("npx", ["--no-install", "wrangler", ...args], variables);
  if (code !== 0) process.exit(code);
}

const deploy = () => runWrangler(["deploy", ...(relay ? [relay] : []), ...flags, ...(dryRun ? ["--dry-run"] : [])]);
// In CI, wrangler does not ask.
const migrate = () =>
  runWrangler(["d1", "migrations", "apply", "SUBMISSIONS", "--remote", "--config", config, "--env", env], { CI: "1" });
// The first deployment creates the database, and wrangler then offers to write its id into the settings.
const hasDatabase = unstable_readConfig({ config, env }).d1_databases.every(
  (/** @type {{ database_id?: string }} */ { database_id: id }) => id,
);
if (hasDatabase && !dryRun) migrate();
deploy();
if (!hasDatabase && !dryRun) migrate();
