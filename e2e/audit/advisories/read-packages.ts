/**
 * Where the packages lie whose code went into a script, as npm names them: `node_modules/gatsby/node_modules/cookie`.
 * @param sources files of its source maps
 */
export function readPackages(sources: readonly string[]): Set<string> {
  return new Set(
    sources.flatMap((source) => {
      const [, place] = /(node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)\//u.exec(source) ?? [];
      return place === undefined ? [] : [place];
    }),
  );
}
