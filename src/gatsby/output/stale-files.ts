import { existsSync } from "node:fs";
import { cp, mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";

import { listFiles } from "../../content/read/data-folder";
import { pageFile, publicFolder } from "./public-folder";

/** Files that the next build reuses: pages, their data, and pictures. */
const reused = /^(?:static|page-data|slice-data|social)\/|\.html$/u;

const pictures = join(publicFolder, "static");

/** Reference to an entry of that folder. */
const pictureName = /\bstatic\/([^\s"'()<>\\,;?#&/]+)/gu;

/** Address of a file there in HTML. */
const pictureAddress = /(?<=["'\s,])\/static\/[^\s"'<>?#,]+/gu;

/** Folder for unused pictures, because Gatsby creates each picture only once and does not recreate missing ones. */
const storage = join(".cache", "unused-pictures");

/** Deletes files that every build rewrites, such as scripts and the files of `static/`. */
export async function deleteWrittenFiles(): Promise<void> {
  const files = listFiles(publicFolder).filter((file) => !reused.test(file));
  await Promise.all(files.map((file) => rm(join(publicFolder, file))));
}

/** Restores unused pictures of earlier builds before the next build. */
export async function restorePictures(): Promise<void> {
  if (existsSync(storage)) await cp(storage, pictures, { recursive: true, force: false });
  await rm(storage, { recursive: true, force: true });
}

/** Throws if a page names a picture that does not exist: Gatsby creates each only once, and a build that was stopped may have lost one. */
function checkPictures(page: string, html: string): void {
  for (const [address] of html.matchAll(pictureAddress))
    if (!existsSync(join(publicFolder, decodeURIComponent(address))))
      throw new Error(`${address} of ${page} is missing. Delete the folders .cache and public, and build again.`);
}

/**
 * Deletes pages and social cards of earlier builds, and moves unreferenced pictures, such as those of removed records, out of the site.
 * @param paths of all pages, and files of all redirects
 */
export async function removeStaleFiles(paths: readonly string[], cards: Iterable<string>): Promise<void> {
  const current = new Set([...paths.map(pageFile), ...cards].map((path) => path.slice(1)));
  const files = listFiles(publicFolder);
  // `_gatsby/` contains parts of pages.
  const isStale = (file: string) =>
    /^(?!_gatsby\/).*\.html$|^social\//u.test(file) && !current.has(file) && !existsSync(join("static", file));
  await Promise.all(files.filter(isStale).map((file) => rm(join(publicFolder, file))));
  const texts = files.filter((file) => /\.(?:html|js|json|xml|css|svg|webmanifest)$/u.test(file) && !isStale(file));
  const referenced = new Set<string>();
  for (const file of texts) {
    const text = await readFile(join(publicFolder, file), "utf8");
    if (file.endsWith(".html")) checkPictures(file, text);
    for (const [, name = ""] of text.matchAll(pictureName)) referenced.add(name);
  }
  await mkdir(storage, { recursive: true });
  for (const name of await readdir(pictures))
    if (!referenced.has(name)) await rename(join(pictures, name), join(storage, name));
}
