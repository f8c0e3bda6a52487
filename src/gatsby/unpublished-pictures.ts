import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";

import type { NodePluginArgs } from "gatsby";

import { isShown } from "../content/publication";
import { imagesFolder } from "../content/read/data-folder";
import { listRuledValues } from "../content/read/record";
import { type ContentSettings, readContentSettings } from "./content-settings";
import { publicFolder, shortenDigest } from "./public-folder";
import { listRawRecords, type RawRecord } from "./raw-records";

const publicPictures = join(publicFolder, "static");

/** Moved and not deleted: Gatsby creates a file once and does not check whether it still exists. */
const storage = join(".cache", "unpublished-pictures");

type Illustrated = Pick<RawRecord, "definition" | "value" | "body">;

function listPictures(records: readonly Illustrated[]): string[] {
  return records.flatMap((record) => [
    ...listRuledValues(record).flatMap(({ rule, value }) => (rule.kind === "image" ? [value] : [])),
    ...Array.from(record.body.matchAll(/\s(?:image|small)="([^"]+)"/gu), ([, name = ""]) => name),
  ]);
}

/** Pictures of unpublished records that no published record shows, relative to `data/images/`. */
export function listUnpublishedPictures(records: readonly Illustrated[], settings: ContentSettings): Set<string> {
  const published = new Set(listPictures(records.filter((record) => isShown(record, settings))));
  return new Set(listPictures(records).filter((picture) => !published.has(picture)));
}

/** Moves pictures that an earlier preview or the development server created, and that visitors must not see yet, out of the site. */
export async function moveUnpublishedPictures(args: NodePluginArgs): Promise<void> {
  const pictures = listUnpublishedPictures(listRawRecords(args).flat(), readContentSettings());
  const paths = new Set(Array.from(pictures, (picture) => `${imagesFolder}/${picture}`));
  const digests = args
    .getNodesByType("File")
    .filter(({ relativePath }) => paths.has(String(relativePath)))
    .map(({ internal }) => internal.contentDigest);
  const folders = new Set(digests.flatMap((digest) => [digest, shortenDigest(digest)]));
  const names = (await readdir(publicPictures)).filter((name) => folders.has(name));
  await mkdir(storage, { recursive: true });
  for (const name of names) {
    await rm(join(storage, name), { recursive: true, force: true });
    await rename(join(publicPictures, name), join(storage, name));
  }
}

/** Moves the pictures back before the next build. */
export async function restorePictures(): Promise<void> {
  const names = await readdir(storage).catch(() => []);
  await mkdir(publicPictures, { recursive: true });
  const present = await readdir(publicPictures);
  for (const name of names.filter((moved) => !present.includes(moved)))
    await rename(join(storage, name), join(publicPictures, name));
  await rm(storage, { recursive: true, force: true });
}
