import { readStored, removeStored, store } from "./storage";

const key = "storage_works";
const works = store("session", key, "1") && readStored("session", key) === "1";
removeStored("session", key);

/**
 * Replaces `sessionStorage` in Gatsby's runtime, which calls three of its methods without catching errors: these never throw. It is
 * null where storage does not work, which Gatsby handles; otherwise it would reload a page forever.
 */
export default works
  ? {
      getItem: (name: string) => readStored("session", name),
      setItem: (name: string, value: string) => store("session", name, value),
      removeItem(name: string) {
        removeStored("session", name);
      },
    }
  : null;
