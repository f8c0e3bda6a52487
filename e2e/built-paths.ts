import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { load } from "cheerio";

import { allPaths, siteUrl } from "./route-table";

/** Relative to the project's root, where the tests are run. */
const publicFolder = "public";

interface BuiltPath {
  path: string;
  /** Path that its canonical link names. */
  canonical: string;
}

/** Every path that the build wrote a page for, without the redirects' pages: the route table's, and what editors added since. */
export function listBuiltPaths(): BuiltPath[] {
  return readdirSync(publicFolder, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => /(?:^|\/)index\.html$/u.test(file))
    .flatMap((file) => {
      const $ = load(readFileSync(join(publicFolder, file), "utf8"));
      if ($("meta[name=robots]").attr("content")?.includes("noindex")) return [];
      const canonical = ($("link[rel=canonical]").attr("href") ?? "").replace(siteUrl, "");
      return [{ path: `/${file.replace(/\/?index\.html$/u, "")}`, canonical }];
    });
}

/** The same as paths, with those of the route table that the build failed to write: a test that asks for them fails. */
export function listAllPaths(): string[] {
  return [...new Set([...Object.keys(allPaths), ...listBuiltPaths().map(({ path }) => path)])];
}
