import { createRequire } from "node:module";
import { parseArgs } from "node:util";

import { build } from "./build.mjs";
import { install } from "./install.mjs";
import { run } from "./run.mjs";

const usage = `Builds the site and deploys it to Cloudflare, with its relay (docs/deploy-cloudflare.md).

  npm run deploy                 the site that visitors see
  npm run deploy -- --preview    drafts and content to come, as a site and a relay of their own
  npm run deploy -- --dry-run    everything but the upload
`;

const settings = "src/relay/wrangler.jsonc";

/**
 * @param {string} env name of an environment in the settings; empty, the one at their top
 * @returns {string[]} what still holds the sample's host
 */
function findPlaceholders(env) {
  /** @type {typeof import("wrangler")} */
  const { unstable_readConfig } = createRequire(import.meta.url)("wrangler");
  const { routes = [], vars } = unstable_readConfig({ config: settings, env });
  return Object.entries({ routes, MAIL_TO: vars["MAIL_TO"] })
    .filter(([, value]) => JSON.stringify(value ?? "").includes("example.com"))
    .map(([name]) => name);
}

/**
 * What keeps the site from being deployed.
 * @param {boolean} preview
 * @returns {string[]} a line each
 */
function findObstacles(preview) {
  const { CONTENT_DATE, GATSBY_CONTENT } = process.env;
  return [
    ...(CONTENT_DATE ? [`CONTENT_DATE is ${CONTENT_DATE}. Unset it: the content of today is deployed.`] : []),
    ...(GATSBY_CONTENT && !preview
      ? [
          `GATSBY_CONTENT is ${GATSBY_CONTENT}. Unset it: visitors must not see drafts. The preview: npm run deploy -- --preview`,
        ]
      : []),
    ...findPlaceholders(preview ? "preview" : "").map(
      (setting) => `${settings}: ${setting} is the sample's. Write your own.`,
    ),
  ];
}

const { values } = parseArgs({
  options: {
    preview: { type: "boolean", default: false },
    "dry-run": { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});
if (values.help) {
  console.log(usage);
  process.exit(0);
}

await install();
const obstacles = findObstacles(values.preview);
if (obstacles.length > 0) {
  console.error(["Nothing was deployed.", ...obstacles].join("\n"));
  process.exit(1);
}
if (values.preview) process.env["GATSBY_CONTENT"] = "preview";
await build();
const env = ["--env", values.preview ? "preview" : ""];
const dryRun = values["dry-run"] ? ["--dry-run"] : [];
process.exitCode = run("npx", ["--no-install", "wrangler", "deploy", "--config", settings, ...env, ...dryRun]);
