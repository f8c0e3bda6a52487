import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";

import { readSite } from "../../src/content/site.cjs";
import { listAdminFiles } from "./admin-page";

const usage = `Writes the page of the CMS for editors without a checkout, for a static host. See docs/editing.md.

  npm run edit:page -- --repo OWNER/NAME --auth https://AUTHENTICATOR [--branch main] [--out .build/editing]`;

/** Hosts of GitHub that the CMS requests: API, status page and avatars. */
const hosts = ["https://api.github.com", "https://www.githubstatus.com", "https://*.githubusercontent.com"];

const { repo, auth, branch, out } = parseArgs({
  options: {
    repo: { type: "string" },
    auth: { type: "string" },
    branch: { type: "string", default: "main" },
    out: { type: "string", default: ".build/editing" },
  },
}).values;
if (repo === undefined || auth === undefined) {
  console.error(usage);
  process.exit(2);
}

const backend = { name: "github", repo, branch, base_url: auth };
for (const [name, read] of listAdminFiles({ siteUrl: readSite().url, backend }, hosts)) {
  mkdirSync(dirname(join(out, name)), { recursive: true });
  writeFileSync(join(out, name), read());
}
// Headers that cannot be set by a meta element.
writeFileSync(
  join(out, "_headers"),
  "/*\n  Content-Security-Policy: frame-ancestors 'none'\n  X-Robots-Tag: noindex\n",
);
console.error(`Wrote ${out}`);
