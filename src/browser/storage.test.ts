import { readStored, removeStored, writeStored } from "./storage";

/** A browser's storage that can be blocked and full. */
function openBrowser() {
  const values = new Map<string, string>();
  const state = { blocked: false, full: false };
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (state.full) throw new Error("QuotaExceededError");
      values.set(key, value);
    },
    removeItem: (key: string) => values.delete(key),
  };
  function get() {
    if (state.blocked) throw new Error("SecurityError");
    return storage;
  }
  const window = Object.defineProperties({}, { localStorage: { get }, sessionStorage: { get } });
  Object.defineProperty(globalThis, "window", { configurable: true, value: window });
  return { values, state };
}

afterEach(() => {
  removeStored("local", "key");
});

test("where storage is blocked, the page keeps a value until it is removed", () => {
  openBrowser().state.blocked = true;
  expect(readStored("local", "key")).toBeNull();
  expect(writeStored("local", "key", "one")).toBe(false);
  expect([readStored("local", "key"), readStored("session", "key")]).toEqual(["one", null]);
  removeStored("local", "key");
  expect(readStored("local", "key")).toBeNull();
});

test("where storage is full, the page keeps the newer value, and stores again once there is room", () => {
  const { values, state } = openBrowser();
  writeStored("local", "key", "one");
  state.full = true;
  writeStored("local", "key", "two");
  expect([readStored("local", "key"), values.get("key")]).toEqual(["two", "one"]);
  state.full = false;
  writeStored("local", "key", "three");
  expect([readStored("local", "key"), values.get("key")]).toEqual(["three", "three"]);
  removeStored("local", "key");
  expect([readStored("local", "key"), values.size]).toEqual([null, 0]);
});
