// The folder of the content, where CONTENT_FOLDER names another one than `data`.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";

const folder = process.env["CONTENT_FOLDER"] ?? "";

/** Flags of wrangler, which then bundles the strings of that folder. `imports` of package.json names those of `data`. */
export const aliasFlags = folder
  ? ["interface.json", "site.json", "pages/contact.json"].flatMap((name) => [
      "--alias",
      `#content/${name}:${resolve(folder, name)}`,
    ])
  : [];

/** Deletes what an earlier build made from another folder: Gatsby would leave its pictures in the site. */
export function clearOtherContent() {
  const stamp = ".build/content-folder";
  if (folder === (existsSync(stamp) ? readFileSync(stamp, "utf8") : "")) return;
  for (const made of [".cache", "public"]) rmSync(made, { recursive: true, force: true });
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, folder);
}
