/** Returns a function that loads the value of a path once. Keeps values only: a path that failed is loaded again. */
export function keepResults<Value>(load: (path: string) => Promise<Value>) {
  const results = new Map<string, Value>();
  return async (path: string): Promise<Value> => {
    const result = results.get(path) ?? (await load(path));
    results.set(path, result);
    return result;
  };
}
