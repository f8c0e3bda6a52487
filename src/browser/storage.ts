type Kind = "local" | "session";

/** Values that could not be stored, kept in memory. */
const unstored = new Map<string, string>();

/** Throws if storage is blocked. */
function open(kind: Kind): Storage {
  return kind === "local" ? window.localStorage : window.sessionStorage;
}

/** Returns the value in storage or memory, or null. */
export function readStored(kind: Kind, key: string): string | null {
  const held = unstored.get(`${kind}:${key}`);
  if (held !== undefined) return held;
  try {
    return open(kind).getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, or keeps it in memory if storage is blocked or full. Returns whether it was stored. */
export function writeStored(kind: Kind, key: string, value: string): boolean {
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
    // Blocked storage is empty.
  }
}
