import type { GatsbyCache } from "gatsby";

/** Values in work at a time: several cores are used, and the memory does not grow with the number of pages. */
const batchSize = 4;

/** Maps values by an asynchronous function, a few at a time. */
export async function mapBatches<Value, Result>(
  values: readonly Value[],
  map: (value: Value) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let index = 0; index < values.length; index += batchSize)
    results.push(...(await Promise.all(values.slice(index, index + batchSize).map(map))));
  return results;
}

/** Returns a function that runs another one once for each text. */
export function memoize<Result>(run: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const result = known.get(text) ?? run(text);
    known.set(text, result);
    return result;
  };
}

/** Opens the results of the last build in Gatsby's cache, by what they are made of. They must be JSON. */
export async function openResults<Result>(cache: Pick<GatsbyCache, "get" | "set">, name: string) {
  const earlier = new Map((await cache.get(name)) as [string, Result][] | undefined);
  const used = new Map<string, Result>();
  return {
    /** Returns a result of the last build, if it is still valid, or makes it. */
    find: async (
      key: string,
      make: () => Promise<Result>,
      isValid: (result: Result) => boolean = () => true,
    ): Promise<Result> => {
      const known = earlier.get(key);
      const result = known !== undefined && isValid(known) ? known : await make();
      used.set(key, result);
      return result;
    },
    /** Stores the results of this build, and no others, for the next one. */
    save: () => cache.set(name, [...used]),
  };
}
