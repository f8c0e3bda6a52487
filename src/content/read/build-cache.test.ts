import { makeFolder } from "../testing/make-folder";

const folder = makeFolder("cache");

/** Looks for results in a process of its own, and makes the missing ones. Returns which these were. */
async function check(texts: readonly string[], code: string): Promise<string[]> {
  jest.resetModules();
  const { digest, findResult, openCache, storeResult } = await import("./build-cache");
  const save = openCache(folder, code);
  const made = texts.filter((text) => {
    const known = findResult(digest(text));
    expect(known ?? storeResult(digest(text), { text })).toEqual({ text });
    return known === undefined;
  });
  save();
  return made;
}

test("the next check makes only results of texts that have changed", async () => {
  expect(await check(["a", "b", "a"], "1")).toEqual(["a", "b"]);
  expect(await check(["a", "b", "c"], "1")).toEqual(["c"]);
});

test("other code makes all results again, and those that the last check did not use are not kept", async () => {
  expect(await check(["c"], "2")).toEqual(["c"]);
  expect(await check(["a", "c"], "2")).toEqual(["a"]);
});
