import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { bundleReports } from "../../src/gatsby/move-bundle-reports";

/** Relative to the project's root, where the commands are run. */
export const publicFolder = "public";

/** Name that Gatsby gives a page's data. */
function nameData(route: string): string {
  const names: Readonly<Record<string, string>> = { "/": "index", "/404": "404.html" };
  return `/page-data/${names[route] ?? route.slice(1)}/page-data.json`;
}

interface Chunks {
  assetsByChunkName: Readonly<Record<string, readonly string[]>>;
}

/** Name of the script that holds a page's template, e.g. `component---src-templates-home-tsx`. */
export function readChunkName(route: string): string {
  const file = join(publicFolder, nameData(route));
  if (!existsSync(file)) return "";
  return (JSON.parse(readFileSync(file, "utf8")) as { componentChunkName: string }).componentChunkName;
}

/** Paths of the texts that a page will fetch: every page's scripts, its own, and its data. */
export function listFilesOf(route: string): string[] {
  const { assetsByChunkName } = JSON.parse(readFileSync(join(bundleReports, "webpack.stats.json"), "utf8")) as Chunks;
  const scripts = ["app", readChunkName(route)].flatMap((chunk) => assetsByChunkName[chunk] ?? []);
  return [nameData(route), "/page-data/app-data.json", ...scripts.map((file) => `/${file}`)];
}
