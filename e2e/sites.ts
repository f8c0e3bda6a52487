import { readFileSync } from "node:fs";

import type strings from "../starter/interface.json";

const firstPort = Number(process.env["PORT"]) || 9321;

interface SiteSettings {
  name: string;
  /** Public address: canonical links, feed and sitemap contain it. */
  url: string;
  language: string;
  email: string;
}

function describeSite(content: string, root: string, port: number) {
  return {
    /** Folder of the content. */
    content,
    /** Folder in which it is built and served, from the project's root. */
    root,
    publicFolder: `${root}/public`,
    port,
    origin: `http://localhost:${port}`,
    settings: JSON.parse(readFileSync(`${content}/site.json`, "utf8")) as SiteSettings,
    strings: JSON.parse(readFileSync(`${content}/interface.json`, "utf8")) as typeof strings,
  };
}

export type Site = ReturnType<typeof describeSite>;

/** The site on which behavior is tested, built by `build-starter.mjs`. */
export const starter = describeSite("starter", ".build/starter", firstPort);

/** The site that visitors see. Only what holds for any content is tested on it. */
export const own = describeSite("data", ".", firstPort + 10);
