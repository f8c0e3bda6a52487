import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";

import type { NodePluginArgs } from "gatsby";

import { imagesFolder } from "../content/read/data-folder";
import { listRuledValues } from "../content/read/record";
import { isPublished, type ContentSettings, readContentSettings } from "./content-settings";
import { publicFolder } from "./public-folder";
import { listRawRecords, type RawRecord } from "./raw-records";
import { shortenDigest } from "./short-digest";

const publicPictures = join(publicFolder, "static");

/** Gatsby makes a picture once and never looks whether it is still there: so it is kept here and not deleted. */
const aside = join(".cache", "withheld-pictures");

type Illustrated = Pick<RawRecord, "definition" | "value" | "body">;

function listPictures(records: readonly Illustrated[]): string[] {
  return records.flatMap((record) => [
    ...listRuledValues(record).flatMap(({ rule, value }) => (rule.kind === "image" ? [value] : [])),
    ...[...record.body.matchAll(/\simage="([^"]+)"/gu)].map(([, name = ""]) => name),
  ]);
}

/** Pictures, relative to `data/images/`, that only withheld records show. */
export function listWithheldPictures(records: readonly Illustrated[], settings: ContentSettings): string[] {
  const shown = new Set(listPictures(records.filter((record) => isPublished(record, settings))));
  return [...new Set(listPictures(records))].filter((picture) => !shown.has(picture));
}

/** Takes out of the built site what an earlier preview, or the development server, made of pictures that visitors do not see yet. */
export async function setPicturesAside(args: NodePluginArgs): Promise<void> {
  const withheld = listWithheldPictures(listRawRecords(args).flat(), readContentSettings());
  const paths = new Set(withheld.map((picture) => `${imagesFolder}/${picture}`));
  const folders = new Set(
    args
      .getNodesByType("File")
      .filter(({ relativePath }) => paths.has(String(relativePath)))
      .flatMap(({ internal: { contentDigest } }) => [contentDigest, shortenDigest(contentDigest)]),
  );
  const made = (await readdir(publicPictures)).filter((name) => folders.has(name));
  await mkdir(aside, { recursive: true });
  await Promise.all(
    made.map(async (name) => {
      await rm(join(aside, name), { recursive: true, force: true });
      await rename(join(publicPictures, name), join(aside, name));
    }),
  );
}

/** Puts the pictures back before anything asks for them. */
export async function putPicturesBack(): Promise<void> {
  const names = await readdir(aside).catch(() => []);
  await mkdir(publicPictures, { recursive: true });
  const present = new Set(await readdir(publicPictures));
  await Promise.all(
    names.filter((name) => !present.has(name)).map((name) => rename(join(aside, name), join(publicPictures, name))),
  );
  await rm(aside, { recursive: true, force: true });
}
