import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import { findFile, imagesFolder } from "../../content/read/data-folder";
import { licensesPath } from "../../seo/addresses";
import { writePublic } from "./public-folder";

/** Licenses of what is copied into the sources or the content. Credits of pictures are optional. */
const copied = {
  Typeface: "src/theme/fonts/LICENSE.txt",
  Icons: "src/components/icon-license.txt",
  Pictures: findFile(`${imagesFolder}/CREDITS.md`),
};

const licenseName = /^(?:license|licence|copying|notice)\b/iu;

/**
 * Lists the folders of the packages in all scripts. Webpack adds code of its own, and Gatsby's is also in `.cache`.
 * @param sources of source maps, e.g. `webpack://website/./node_modules/react/index.js`
 */
export function listPackages(sources: readonly string[]): string[] {
  const folders = sources.map(
    (source) => /\bnode_modules\/(?:.*\bnode_modules\/)?(?:@[^/]+\/)?[^/]+(?=\/)/u.exec(source)?.[0],
  );
  return [...new Set(["node_modules/gatsby", "node_modules/webpack", ...folders])]
    .filter((each) => each !== undefined)
    .sort();
}

/** Reads the name of a package and its license files; without any, what `package.json` says. */
async function readLicense(folder: string): Promise<[title: string, text: string]> {
  const about = JSON.parse(await readFile(join(folder, "package.json"), "utf8")) as Record<string, unknown>;
  const { name, version, license, homepage, author, authors } = about;
  const names = (await readdir(folder)).filter((each) => licenseName.test(each));
  const texts = await Promise.all(names.map((each) => readFile(join(folder, each), "utf8")));
  const short = JSON.stringify({ license, author, authors, homepage }, null, 2);
  return [`${String(name)} ${String(version)}`, texts.join("\n\n") || short];
}

/** Formats the licenses of everything that is sent to visitors: packages in scripts, typeface, icons and pictures. */
export async function formatLicenses(sources: readonly string[]): Promise<string> {
  const packages = await Promise.all(listPackages(sources).map(readLicense));
  const files = Object.entries(copied).filter(([, file]) => existsSync(file));
  const texts = await Promise.all(files.map(async ([title, file]) => [title, await readFile(file, "utf8")] as const));
  const line = "=".repeat(80);
  return [...packages, ...texts].map(([title, text]) => `${line}\n${title}\n${line}\n\n${text.trim()}\n`).join("\n");
}

export async function writeLicenses(mapFolder: string): Promise<void> {
  const names = (await readdir(mapFolder)).filter((name) => name.endsWith(".map"));
  const maps = await Promise.all(names.map((name) => readFile(join(mapFolder, name), "utf8")));
  const sources = maps.flatMap((map) => (JSON.parse(map) as { sources: string[] }).sources);
  await writePublic(licensesPath, await formatLicenses(sources));
}
