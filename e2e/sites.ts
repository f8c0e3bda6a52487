import { readFileSync } from "node:fs";

import type strings from "../starter/interface.json";

const firstPort = Number(process.env["PORT"]) || 9321;

interface SiteSettings {
  name: string;
  /** Public URL in canonical links, feed and sitemap. */
  url: string;
  language: string;
  email: string;
}

function describeSite(content: string, root: string, port: number) {
  return {
    content,
    /** Folder of the build, relative to the project. */
    root,
    publicFolder: `${root}/public`,
    port,
    origin: `http://localhost:${port}`,
    settings: JSON.parse(readFileSync(`${content}/site.json`, "utf8")) as SiteSettings,
    strings: JSON.parse(readFileSync(`${content}/interface.json`, "utf8")) as typeof strings,
  };
}

export type Site = ReturnType<typeof describeSite>;

/** Site for tests of behavior, built by `build-starter.mjs`. */
export const starter = describeSite("starter", process.env["STARTER_ROOT"] ?? ".build/starter", firstPort);

/** Site of the company, for tests that hold for any content. */
export const own = describeSite("data", ".", firstPort + 10);
