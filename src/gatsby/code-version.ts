import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

let version: string | undefined;

/**
 * A hash of the code that makes the site's data, as Gatsby has compiled it. Whatever is kept from one build to the next bears it, so
 * that nothing outlives the code it was made by. Other versions of packages need none: `npm ci` takes the whole cache away.
 */
export function readCodeVersion(): string {
  version ??= createHash("sha256").update(readFileSync(".cache/compiled/gatsby-node.js")).digest("hex");
  return version;
}
