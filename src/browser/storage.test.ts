import { readStored, removeStored, store } from "./storage";

/** A browser's storage that can be shut and filled up. */
function openBrowser() {
  const kept = new Map<string, string>();
  const state = { shut: false, full: false };
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (state.full) throw new Error("QuotaExceededError");
      kept.set(key, value);
    },
    removeItem: (key: string) => kept.delete(key),
  };
  function open() {
    if (state.shut) throw new Error("SecurityError");
    return storage;
  }
  Object.defineProperty(globalThis, "window", {
    configurable: true,
    value: Object.defineProperties({}, { localStorage: { get: open }, sessionStorage: { get: open } }),
  });
  return { kept, state };
}

afterEach(() => {
  removeStored("local", "key");
});

test("what is stored is read, and gone when removed", () => {
  const { kept } = openBrowser();
  store("local", "key", "one");
  expect([readStored("local", "key"), kept.get("key")]).toEqual(["one", "one"]);
  removeStored("local", "key");
  expect([readStored("local", "key"), kept.size]).toEqual([null, 0]);
});

test("where storage is blocked, the page remembers", () => {
  openBrowser().state.shut = true;
  expect(readStored("local", "key")).toBeNull();
  store("local", "key", "one");
  expect(readStored("local", "key")).toBe("one");
  expect(readStored("session", "key")).toBeNull();
  removeStored("local", "key");
  expect(readStored("local", "key")).toBeNull();
});

test("where storage is full, the page remembers the newer, and stores again once it can", () => {
  const { kept, state } = openBrowser();
  store("local", "key", "one");
  state.full = true;
  store("local", "key", "two");
  expect([readStored("local", "key"), kept.get("key")]).toEqual(["two", "one"]);
  state.full = false;
  store("local", "key", "three");
  expect([readStored("local", "key"), kept.get("key")]).toEqual(["three", "three"]);
});
