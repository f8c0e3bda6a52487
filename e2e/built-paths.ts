import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { load } from "cheerio";

import { allPaths, siteUrl } from "./route-table";

/** Relative to the project's root, where the tests are run. */
export const publicFolder = "public";

interface BuiltPath {
  path: string;
  /** Path of its canonical link. */
  canonical: string;
}

/** The HTML files in `public/`, those of redirects too. */
function listPageFiles(): { file: string; path: string }[] {
  return readdirSync(publicFolder, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => /(?:^|\/)index\.html$/u.test(file))
    .map((file) => ({ file: join(publicFolder, file), path: `/${file.replace(/\/?index\.html$/u, "")}` }));
}

/** Paths of the built pages without redirects: those of the route table, and those that editors have added. */
export function listBuiltPaths(): BuiltPath[] {
  return listPageFiles().flatMap(({ file, path }) => {
    const $ = load(readFileSync(file, "utf8"));
    if ($("meta[name=robots]").attr("content")?.includes("noindex")) return [];
    const canonical = ($("link[rel=canonical]").attr("href") ?? "").replace(siteUrl, "");
    return [{ path, canonical }];
  });
}

/** The built paths and those of the route table, so that a test of a missing page fails. */
export function listAllPaths(): string[] {
  return [...new Set([...Object.keys(allPaths), ...listBuiltPaths().map(({ path }) => path)])];
}
