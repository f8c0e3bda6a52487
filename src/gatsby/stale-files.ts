import { existsSync } from "node:fs";
import { cp, mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";

import { publicFolder } from "./public-folder";

/** What Gatsby keeps from build to build: pages, their data, and pictures. */
const kept = /^(?:static|page-data|slice-data)\/|\.html$/u;

const pictures = join(publicFolder, "static");

/** Entry of that folder in a text of the built site. */
const pictureName = /\bstatic\/([^\s"'()<>\\,;?#&/]+)/gu;

/** Holds unused pictures, because Gatsby creates a picture once and does not check whether it still exists. */
const storage = join(".cache", "unused-pictures");

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .replaceAll("\\", "/"),
    );
}

/** Deletes what every build writes again, such as scripts and the files of `static/`. */
export async function deleteWrittenFiles(): Promise<void> {
  const files = (await listFiles(publicFolder)).filter((file) => !kept.test(file));
  await Promise.all(files.map((file) => rm(join(publicFolder, file))));
}

/** Moves the pictures that an earlier build did not use back before the next one. */
export async function restorePictures(): Promise<void> {
  if (existsSync(storage)) await cp(storage, pictures, { recursive: true, force: false });
  await rm(storage, { recursive: true, force: true });
}

/**
 * Deletes pages of earlier builds, and moves out of the site the pictures that nothing in it names, such as those of removed records.
 * @param paths of all pages, and files of all redirects
 */
export async function removeStaleFiles(paths: readonly string[]): Promise<void> {
  const pages = new Set(
    paths.map((path) => (path.endsWith(".html") ? path : `${path}/index.html`).replace(/^\/+/u, "")),
  );
  const files = await listFiles(publicFolder);
  // Gatsby keeps parts of pages in `_gatsby/`.
  const isStale = (file: string) =>
    file.endsWith(".html") && !file.startsWith("_gatsby/") && !pages.has(file) && !existsSync(join("static", file));
  await Promise.all(files.filter(isStale).map((file) => rm(join(publicFolder, file))));
  const texts = files.filter((file) => /\.(?:html|js|json|xml|css|svg|webmanifest)$/u.test(file) && !isStale(file));
  const named = new Set<string>();
  for (const file of texts)
    for (const [, name = ""] of (await readFile(join(publicFolder, file), "utf8")).matchAll(pictureName))
      named.add(name);
  await mkdir(storage, { recursive: true });
  for (const name of await readdir(pictures))
    if (!named.has(name)) await rename(join(pictures, name), join(storage, name));
}
