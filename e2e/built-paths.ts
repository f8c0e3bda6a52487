import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { load } from "cheerio";

import { allPaths, siteUrl } from "./route-table";

/** Relative to the project's root, where the tests are run. */
export const publicFolder = "public";

interface BuiltPath {
  path: string;
  /** Path that its canonical link names. */
  canonical: string;
}

/** Files of the pages that the build wrote, those of redirects included, in `public/`. */
export function listPageFiles(): { file: string; path: string }[] {
  return readdirSync(publicFolder, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => /(?:^|\/)index\.html$/u.test(file))
    .map((file) => ({ file: join(publicFolder, file), path: `/${file.replace(/\/?index\.html$/u, "")}` }));
}

/** Every path that the build wrote a page for, without the redirects' pages: the route table's, and what editors added since. */
export function listBuiltPaths(): BuiltPath[] {
  return listPageFiles().flatMap(({ file, path }) => {
    const $ = load(readFileSync(file, "utf8"));
    if ($("meta[name=robots]").attr("content")?.includes("noindex")) return [];
    const canonical = ($("link[rel=canonical]").attr("href") ?? "").replace(siteUrl, "");
    return [{ path, canonical }];
  });
}

/** The same as paths, with those of the route table that the build failed to write: a test that asks for them fails. */
export function listAllPaths(): string[] {
  return [...new Set([...Object.keys(allPaths), ...listBuiltPaths().map(({ path }) => path)])];
}
