// CONTENT_FOLDER selects another content folder than `data`.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

const folder = process.env["CONTENT_FOLDER"] ?? "";

/** @param {string} file */
function read(file) {
  return readFileSync(join(folder || "data", file), "utf8");
}

/** Reads the settings of the site. @returns {{ url: string, email: string }} */
export function readSite() {
  return JSON.parse(read("site.json"));
}

/** Returns the path of the page with the form. @returns {string} */
export function readFormPath() {
  return JSON.parse(read("pages/contact.json")).path;
}

/** Returns flags that make wrangler bundle the strings of that folder: a tsconfig, as it ignores `--alias`. */
export function bundleFlags() {
  if (!folder) return [];
  const file = resolve(".build/tsconfig.relay.json");
  const paths = { "#content/*": [resolve(folder, "*")] };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ extends: resolve("tsconfig.json"), compilerOptions: { paths } }));
  return ["--tsconfig", file];
}

/**
 * Deletes Gatsby's cache and the site if they are from another content folder, for another audience, or from another place: Gatsby would
 * publish their pictures and page data, and its cache contains absolute paths.
 * @param {"visitors" | "editors"} audience editors see drafts
 */
export function clearOtherBuild(audience) {
  const stamp = ".build/last-build";
  const build = JSON.stringify([process.cwd(), folder || "data", audience]);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === build) return;
  for (const made of [".cache", "public"]) rmSync(made, { recursive: true, force: true });
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, build);
}
