import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { publicFolder } from "../public-folder";

/** Content of Gatsby's `webpack.stats.json`. */
export interface BundleStats {
  namedChunkGroups: Record<string, { assets: { name: string }[] }>;
}

interface PageData {
  result: { data?: { page?: { sections?: { __typename: string }[] } | null } };
}

/**
 * Lists the scripts of the sections of a page that hydrate: chunks with the name of the section's type.
 */
export function listSectionScripts({ namedChunkGroups }: BundleStats, { result }: PageData): string[] {
  const types = result.data?.page?.sections?.map(({ __typename }) => __typename) ?? [];
  const assets = types.flatMap((type) => namedChunkGroups[type]?.assets ?? []);
  return [...new Set(assets.map(({ name }) => name))].filter((name) => name.endsWith(".js")).map((name) => `/${name}`);
}

export async function readSectionScripts(path: string, stats: BundleStats): Promise<string[]> {
  const file = join(publicFolder, "page-data", path === "/" ? "index" : path, "page-data.json");
  return listSectionScripts(stats, JSON.parse(await readFile(file, "utf8")) as PageData);
}
