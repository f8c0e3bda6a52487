// Reads what the site in `public/` was built for from its files, which may come from another machine
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { readSite } from "../content/site.cjs";

const headers = "public/_headers";
const home = "public/index.html";

/**
 * Lists the reasons not to publish the build in `public/`.
 * @param {boolean} preview whether to publish a preview, with drafts
 */
export function findObstacles(preview) {
  const build = `Run npm run build${preview ? " -- --preview" : ""}`;
  // A build begins by deleting the headers, and writes them last.
  if (!existsSync(headers) || !existsSync(home)) return [`public/ contains no finished build. ${build}`];
  // In the rule of all paths; others may be for some files.
  const isPreview = /^\/\*\n(?: .*\n)*? +x-robots-tag:.*\bnoindex\b/u.test(readFileSync(headers, "utf8"));
  const other = isPreview
    ? "is a preview: it contains drafts, and search engines do not index it. To publish it all the same, add -- --preview"
    : "is a build for visitors, which search engines index";
  const links = readdirSync("public", { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isFile() && !entry.isDirectory())
    .map(({ parentPath, name }) => `${join(parentPath, name)} is a link, which could publish a file from elsewhere.`);
  return isPreview === preview ? links : [`public/ ${other}. ${build}`, ...links];
}

/** Lists the reason why a host without a relay cannot publish the build in `public/`: nothing there receives the form. */
export function findMissingRelay() {
  const setting = process.env["GATSBY_RELAY_URL"];
  const { url } = readSite();
  const built = /;form-action 'self' ([^;"]+)/u.exec(readFileSync(home, "utf8"))?.[1];
  if (setting ? URL.canParse(setting) && new URL(setting).origin === (built ?? url) : built) return [];
  return [
    `The site was built ${built ? `with GATSBY_RELAY_URL=${built}` : "without GATSBY_RELAY_URL: its form would be sent to this host, which does not receive it"}.
Build it with the address of the relay: GATSBY_RELAY_URL=https://relay.example.com npm run build
If this host passes /send-email on to a relay, that is the address of the site: GATSBY_RELAY_URL=${url}`,
  ];
}

/** Shows why nothing is published and ends the process. @param {string} message @param {readonly string[]} obstacles */
export function stopFor(message, obstacles) {
  if (obstacles.length === 0) return;
  console.error([message, ...obstacles].join("\n"));
  process.exit(1);
}
