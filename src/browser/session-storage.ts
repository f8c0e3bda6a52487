import { readStored, removeStored, store } from "./storage";

/** Whether a value can be stored and read. Some browsers ignore writes instead of throwing. */
function canStore(name: string): boolean {
  return store("session", name, "0") && readStored("session", name) === "0";
}

/**
 * Replaces `sessionStorage` in Gatsby's runtime by methods that never throw. Gatsby stores that it has reloaded an old page: without
 * working storage every page counts as reloaded, because Gatsby would reload it forever.
 */
export default {
  getItem: (name: string) => readStored("session", name) ?? (canStore(name) ? null : "1"),
  setItem: (name: string, value: string) => store("session", name, value),
  removeItem(name: string) {
    removeStored("session", name);
  },
};
