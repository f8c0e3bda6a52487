import { resolve } from "node:path";

import type { ContentRecord } from "../content/read/record";
import { isShown, readDay, type Audience } from "../content/life";
import { readContent } from "../content/read/read-content";

/** The settings that decide what of the content a site shows. */
export interface ContentSettings {
  /** Day on which the site is made, `YYYY-MM-DD`. */
  day: string;
  audience: Audience;
  /** A built site for editors: it shows them what is to come, and search engines nothing. */
  preview: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Whether a preview is built. */
export function isPreview(env: Environment = process.env): boolean {
  return env["GATSBY_CONTENT"] === "preview";
}

/**
 * Reads the settings: `CONTENT_DATE`, and `GATSBY_CONTENT`, which is `preview` for a preview. The development server is editors'
 * own without any. Throws with what would be right.
 */
export function readContentSettings(env: Environment = process.env, now: Date = new Date()): ContentSettings {
  const content = env["GATSBY_CONTENT"] ?? "";
  if (!["", "preview"].includes(content)) {
    throw new Error(`GATSBY_CONTENT is "${content}". Write preview, or leave it out for the site that visitors see.`);
  }
  const preview = isPreview(env);
  const audience = preview || env["NODE_ENV"] === "development" ? "editors" : "visitors";
  return { day: readDay(env["CONTENT_DATE"], now), audience, preview };
}

/** The records that the site shows. */
export function chooseShown(records: readonly ContentRecord[], { day, audience }: ContentSettings): ContentRecord[] {
  return records.filter((record) => isShown(record, day, audience));
}

/** The files of articles that the site does not show, as whole paths. */
export function listWithheldFiles(records: readonly ContentRecord[], settings: ContentSettings): Set<string> {
  const shown = new Set(chooseShown(records, settings));
  const withheld = records.filter((record) => record.source.file.endsWith(".mdx") && !shown.has(record));
  return new Set(withheld.map(({ source }) => resolve(source.file)));
}

let withheldFiles: Set<string> | undefined;

/**
 * Whether a file is an article that the site does not show. Gatsby is kept from such a file: whatever reads it leaves traces.
 * The content is read when the first file is asked for, once the settings and the content have been checked.
 */
export function isWithheldFile(path: string): boolean {
  withheldFiles ??= listWithheldFiles(readContent(process.cwd()).records, readContentSettings());
  return withheldFiles.has(resolve(path));
}
