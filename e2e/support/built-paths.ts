import { readFileSync } from "node:fs";
import { join } from "node:path";

import { load } from "cheerio";

import { listFiles } from "../../src/content/read/data-folder";
import type { Site } from "../sites";

interface BuiltPath {
  path: string;
  canonical: string;
}

/** Lists paths of built pages in all languages, without redirects. */
export function listBuiltPaths({ publicFolder, settings }: Pick<Site, "publicFolder" | "settings">): BuiltPath[] {
  return listFiles(publicFolder)
    .filter((file) => /(?:^|\/)index\.html$/u.test(file))
    .flatMap((file) => {
      const $ = load(readFileSync(join(publicFolder, file), "utf8"));
      if ($("meta[name=robots]").attr("content")?.includes("noindex")) return [];
      const canonical = ($("link[rel=canonical]").attr("href") ?? "").replace(settings.url, "");
      return [{ path: `/${file.replace(/\/?index\.html$/u, "")}`, canonical }];
    });
}

/** Finds the language of a path, of those of a site with their paths. */
export function findLanguage<Language extends Pick<Site, "path">>(
  languages: readonly Language[],
  path: string,
): Language | undefined {
  return languages.findLast((language) => path === language.path || path.startsWith(`${language.path}/`));
}
