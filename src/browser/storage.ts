type Kind = "local" | "session";

/** Values that the browser did not store: they last as long as the page. */
const unstored = new Map<string, string>();

/** Reading the property already throws where storage is blocked. */
function open(kind: Kind): Storage {
  return kind === "local" ? window.localStorage : window.sessionStorage;
}

/** The stored text, or the one that could not be stored on this page; null when there is neither. */
export function readStored(kind: Kind, key: string): string | null {
  const held = unstored.get(`${kind}:${key}`);
  if (held !== undefined) return held;
  try {
    return open(kind).getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a text. Where storage is blocked or full, this page keeps it in memory.
 * @returns whether it is stored
 */
export function store(kind: Kind, key: string, value: string): boolean {
  try {
    open(kind).setItem(key, value);
    unstored.delete(`${kind}:${key}`);
    return true;
  } catch {
    unstored.set(`${kind}:${key}`, value);
    return false;
  }
}

export function removeStored(kind: Kind, key: string): void {
  unstored.delete(`${kind}:${key}`);
  try {
    open(kind).removeItem(key);
  } catch {
    // Blocked storage has nothing to remove.
  }
}
