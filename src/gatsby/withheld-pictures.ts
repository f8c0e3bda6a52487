import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";

import type { CreatePagesArgs } from "gatsby";

import type { ContentRecord } from "../content/read/record";
import { imagesFolder } from "../content/read/data-folder";
import { readContent } from "../content/read/read-content";
import { listRuledValues } from "../content/read/walk";
import { chooseShown, readContentSettings, type ContentSettings } from "./content-settings";
import { publicFolder } from "./public-folder";
import { readAnswer } from "./read-answer";
import { shortenDigest } from "./short-digest";

const publicPictures = join(publicFolder, "static");

/** Gatsby makes a picture once and never looks whether it is still there: so it is kept here and not deleted. */
const aside = join(".cache", "withheld-pictures");

function listPictures(records: readonly ContentRecord[]): string[] {
  return records.flatMap(listRuledValues).flatMap(({ rule, value }) => (rule.kind === "image" ? [value] : []));
}

/** Pictures, relative to `data/images/`, that only withheld records show. */
export function listWithheldPictures(records: readonly ContentRecord[], settings: ContentSettings): string[] {
  const shown = new Set(listPictures(chooseShown(records, settings)));
  return [...new Set(listPictures([...records]))].filter((picture) => !shown.has(picture));
}

/** Takes out of the built site what an earlier preview, or the development server, made of pictures that visitors do not see yet. */
export async function setPicturesAside(graphql: CreatePagesArgs["graphql"]): Promise<void> {
  const { allFile } = await readAnswer(
    graphql<Queries.PictureFilesQuery>(`
      query PictureFiles {
        allFile {
          nodes {
            relativePath
            internal {
              contentDigest
            }
          }
        }
      }
    `),
  );
  const withheld = listWithheldPictures(readContent(process.cwd()).records, readContentSettings());
  const paths = new Set(withheld.map((picture) => `${imagesFolder}/${picture}`));
  const folders = new Set(
    allFile.nodes
      .filter(({ relativePath }) => paths.has(relativePath))
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
