import { existsSync, readFileSync } from "node:fs";

import type strings from "../starter/interface.json";

const firstPort = Number(process.env["PORT"]) || 9321;

interface SiteSettings {
  name: string;
  /** Public URL in canonical links, feed and sitemap. */
  url: string;
  language: string;
  locale: string;
  email: string;
  /** Other languages of the site, only in the settings of the first one. */
  languages?: { folder: string; path: string }[];
}

/** Describes a site in its first language, or in another one, which takes missing files from the folder of the first. */
function describeSite(content: string, root: string, port: number, path = "", shared = content) {
  const read = (name: string): unknown =>
    JSON.parse(readFileSync([content, shared].map((folder) => `${folder}/${name}`).find(existsSync) ?? "", "utf8"));
  return {
    content,
    /** Path of the language, below which its pages are; empty for the first one. */
    path,
    /** Folder of the build, relative to the project. */
    root,
    publicFolder: `${root}/public`,
    port,
    origin: `http://localhost:${port}`,
    settings: read("site.json") as SiteSettings,
    strings: read("interface.json") as typeof strings,
  };
}

export type Site = ReturnType<typeof describeSite>;

/** Site for tests of behavior, built by `build-starter.mjs`. */
export const starter = describeSite("starter", process.env["STARTER_ROOT"] ?? ".build/starter", firstPort);

/** Site of the company, for tests that hold for any content. */
export const own = describeSite("data", ".", firstPort + 10);

/** Lists a site in each of its languages, the first one first. */
export function listLanguages(site: Site): Site[] {
  const { content, root, port, settings } = site;
  const others = settings.languages ?? [];
  return [site, ...others.map(({ folder, path }) => describeSite(folder, root, port, path, content))];
}
