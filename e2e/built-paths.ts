import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { load } from "cheerio";

import type { Site } from "./sites";

interface BuiltPath {
  path: string;
  /** Path of the canonical link. */
  canonical: string;
}

/** Lists built HTML files, including redirects. */
function listPageFiles(publicFolder: string): { file: string; path: string }[] {
  return readdirSync(publicFolder, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => /(?:^|\/)index\.html$/u.test(file))
    .map((file) => ({ file: join(publicFolder, file), path: `/${file.replace(/\/?index\.html$/u, "")}` }));
}

/** Lists paths of built pages, without redirects. */
export function listBuiltPaths({ publicFolder, settings }: Site): BuiltPath[] {
  return listPageFiles(publicFolder).flatMap(({ file, path }) => {
    const $ = load(readFileSync(file, "utf8"));
    if ($("meta[name=robots]").attr("content")?.includes("noindex")) return [];
    const canonical = ($("link[rel=canonical]").attr("href") ?? "").replace(settings.url, "");
    return [{ path, canonical }];
  });
}
