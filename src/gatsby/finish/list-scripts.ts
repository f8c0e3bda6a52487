export interface BundleStats {
  namedChunkGroups: Record<string, { assets: { name: string }[] }>;
}

/** Scripts of a page, as URLs. */
export interface PageScripts {
  /** Of the islands in its HTML; empty if it has none. */
  islands: readonly string[];
  idle: readonly string[];
}

const island = /\sdata-island="([\w-]+)"/gu;

/** Lists the scripts of a page: those of its islands have the names of the islands. */
export function listScripts(html: string, { namedChunkGroups }: BundleStats): PageScripts {
  const list = (names: readonly string[]) => {
    const assets = names.flatMap((name) => {
      const group = namedChunkGroups[name];
      if (!group) throw new Error(`There is no script “${name}”. Name the island after its file: ${name}.island.tsx.`);
      return group.assets;
    });
    return [...new Set(assets.map(({ name }) => name))]
      .filter((name) => name.endsWith(".js"))
      .map((name) => `/${name}`);
  };
  const names = [...new Set(Array.from(html.matchAll(island), ([, name = ""]) => name))];
  return { islands: names.length === 0 ? [] : list([...names, "islands"]), idle: list(["idle"]) };
}
