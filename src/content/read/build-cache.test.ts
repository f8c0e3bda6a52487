import { makeFolder } from "../testing/make-folder";

const folder = makeFolder("cache");

/** Starts a process of its own. Returns a check, which looks for results, makes the missing ones, and returns which these were. */
async function start(code: string) {
  jest.resetModules();
  const { digest, findResult, openCache, storeResult } = await import("./build-cache");
  const save = openCache(folder, code);
  return (texts: readonly string[]) => {
    const made = texts.filter((text) => {
      const known = findResult(digest(text));
      expect(known ?? storeResult(digest(text), { text })).toEqual({ text });
      return known === undefined;
    });
    save();
    return made;
  };
}

const check = async (texts: readonly string[], code: string) => (await start(code))(texts);

test("the next check makes only results of texts that have changed", async () => {
  expect(await check(["a", "b", "a"], "1")).toEqual(["a", "b"]);
  expect(await check(["a", "b", "c"], "1")).toEqual(["c"]);
});

test("other code makes all results again, and those that the last check did not use are not kept", async () => {
  expect(await check(["c"], "2")).toEqual(["c"]);
  expect(await check(["a", "c"], "2")).toEqual(["a"]);
});

test("a process that checks again keeps the results of its last check, and no others", async () => {
  const again = await start("3");
  expect([again(["a", "b"]), again(["b"]), again(["b", "a"])]).toEqual([["a", "b"], [], ["a"]]);
});
