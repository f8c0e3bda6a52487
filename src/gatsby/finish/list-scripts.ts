export interface BundleStats {
  namedChunkGroups: Record<string, { assets: { name: string }[] }>;
}

/** Scripts of a page, as URLs in the order in which they run. */
export interface PageScripts {
  /** Of the islands in its HTML; empty if it has none. */
  islands: readonly string[];
  idle: readonly string[];
}

const island = /\sdata-island="(\w+)"/gu;

/** Lists the scripts of a page: those of its islands have the chunks that are named after them. */
export function listScripts(html: string, { namedChunkGroups }: BundleStats): PageScripts {
  const list = (names: readonly string[]) => {
    const assets = names.flatMap((name) => {
      const group = namedChunkGroups[name];
      if (!group) throw new Error(`There is no script “${name}”. Add it to src/islands/load-islands.ts.`);
      return group.assets;
    });
    return [...new Set(assets.map(({ name }) => name))]
      .filter((name) => name.endsWith(".js"))
      .map((name) => `/${name}`);
  };
  const names = [...new Set(Array.from(html.matchAll(island), ([, name = ""]) => name))];
  // The entry comes last: it needs the others.
  const entry = list(["islands"]);
  const chunks = list(names).filter((script) => !entry.includes(script));
  return { islands: names.length === 0 ? [] : [...chunks, ...entry], idle: list(["idle"]) };
}
