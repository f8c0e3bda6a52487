import { readStored, removeStored, store } from "./storage";

const key = "storage_works";
const works = store("session", key, "1") && readStored("session", key) === "1";
removeStored("session", key);

/**
 * Replaces `sessionStorage` in Gatsby's runtime by methods that never throw. Null if storage does not work, which Gatsby handles;
 * without it, Gatsby would reload a page forever.
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
