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

/** Returns a result of an earlier build from Gatsby's cache, if it is still valid, or makes it. */
export async function cacheResult<Result>(
  cache: Pick<GatsbyCache, "get" | "set">,
  key: string,
  make: () => Promise<Result>,
  isValid: (result: Result) => boolean = () => true,
): Promise<Result> {
  const known = (await cache.get(key)) as Result | undefined;
  if (known !== undefined && isValid(known)) return known;
  const result = await make();
  await cache.set(key, result);
  return result;
}
