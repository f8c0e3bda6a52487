// What a build and the relay need to know of the content folder
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";

import { dataFolder } from "../content/site.cjs";

/**
 * Returns flags that make wrangler bundle the strings of that folder, and the relay of all languages: a tsconfig, as it ignores `--alias`.
 * @param {string} [relay] file of that relay, for a site of several languages
 */
export function bundleFlags(relay) {
  if (dataFolder === "data" && !relay) return [];
  const file = resolve(".build/tsconfig.relay.json");
  const paths = { "#content/*": [resolve(dataFolder, "*")], "#relay": [resolve(relay ?? "src/relay/worker.ts")] };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ extends: resolve("tsconfig.json"), compilerOptions: { paths } }));
  return ["--tsconfig", file];
}

/**
 * Deletes Gatsby's cache and the site if they are from another content folder, for another audience, or from another place: Gatsby would
 * publish their pictures and page data, and its cache contains absolute paths.
 * @param {"visitors" | "editors"} audience editors see drafts
 * @param {string} [folder] of the content
 */
export function clearOtherBuild(audience, folder = dataFolder) {
  const stamp = ".build/last-build";
  const build = JSON.stringify([process.cwd(), folder, audience]);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === build) return;
  for (const made of [".cache", "public"]) rmSync(made, { recursive: true, force: true });
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, build);
}
