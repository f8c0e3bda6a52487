import type { CheerioAPI } from "cheerio";

export interface BundleStats {
  namedChunkGroups: Record<string, { assets: { name: string }[] }>;
}

/** Inline scripts of Gatsby's app, which published pages do not load. */
const appData = /^\s*(?:\/\*<!\[CDATA\[\*\/)?\s*window\.(?:___|pagePath)/u;

/** Lists the URLs of the scripts that webpack built for chunks, each once. */
function listUrls(names: readonly string[], { namedChunkGroups }: BundleStats): string {
  const assets = names.flatMap((name) => {
    const group = namedChunkGroups[name];
    if (!group) throw new Error(`There is no script “${name}”. Name the island after its file: ${name}.island.tsx.`);
    return group.assets;
  });
  const urls = assets.filter(({ name }) => name.endsWith(".js")).map(({ name }) => `/${name}`);
  return [...new Set(urls)].join(" ");
}

/**
 * Replaces the scripts of Gatsby's app, or the loader left by an earlier build, by the loader with the URLs of the page's scripts: the
 * scripts of its islands have the names of the islands. Throws if there are none.
 * @param loader text of an inline script that reads the URLs from the attributes of its element
 */
export function replaceScripts($: CheerioAPI, loader: string, file: string, bundles: BundleStats): void {
  const scripts = $("script[src], script[data-idle]");
  if (scripts.length === 0) throw new Error(`${file}: there is no script element of Gatsby's to replace.`);
  const islands = $("[data-island]")
    .toArray()
    .map((element) => element.attribs["data-island"] ?? "");
  const data = islands.length > 0 ? ` data-islands="${listUrls([...islands, "islands"], bundles)}"` : "";
  scripts.first().before(`<script data-idle="${listUrls(["idle"], bundles)}"${data}>${loader}</script>`);
  scripts.remove();
  $("script")
    .filter((_, element) => appData.test($(element).text()))
    .remove();
}
