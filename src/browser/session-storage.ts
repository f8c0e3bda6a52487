import { readStored, removeStored, store } from "./storage";

const key = "storage_works";

/** Whether the tab stores a text and reads it again. */
function isWorking(): boolean {
  const works = store("session", key, "1") && readStored("session", key) === "1";
  removeStored("session", key);
  return works;
}

/**
 * Replaces `sessionStorage` in Gatsby's runtime, which calls three of its methods unguarded: none of these throws. It is null where
 * storage does not work, which Gatsby handles: it would otherwise reload a page forever.
 */
export default isWorking()
  ? {
      getItem: (name: string) => readStored("session", name),
      setItem: (name: string, value: string) => store("session", name, value),
      removeItem(name: string) {
        removeStored("session", name);
      },
    }
  : null;
