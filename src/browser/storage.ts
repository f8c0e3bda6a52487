type Kind = "local" | "session";

/** What the browser would not store: it lives as long as the page. */
const unstored = new Map<string, string>();

/** Asking for the storage already throws where it is blocked. */
function open(kind: Kind): Storage {
  return kind === "local" ? window.localStorage : window.sessionStorage;
}

function nameUnstored(kind: Kind, key: string): string {
  return `${kind}:${key}`;
}

/** The stored text, or what could not be stored on this page; null when there is neither. */
export function readStored(kind: Kind, key: string): string | null {
  const held = unstored.get(nameUnstored(kind, key));
  if (held !== undefined) return held;
  try {
    return open(kind).getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a text; where storage is blocked or full, this page remembers it.
 * @returns whether it is stored
 */
export function store(kind: Kind, key: string, value: string): boolean {
  const name = nameUnstored(kind, key);
  try {
    open(kind).setItem(key, value);
    unstored.delete(name);
    return true;
  } catch {
    unstored.set(name, value);
    return false;
  }
}

export function removeStored(kind: Kind, key: string): void {
  unstored.delete(nameUnstored(kind, key));
  try {
    open(kind).removeItem(key);
  } catch {
    // Nothing was stored where nothing can be.
  }
}
