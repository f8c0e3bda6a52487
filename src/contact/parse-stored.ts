/** Parses a stored object. Returns an empty one if another program has changed the text. */
export function parseStored(stored: string | null): Partial<Record<string, unknown>> {
  let value: unknown;
  try {
    value = JSON.parse(stored ?? "{}");
  } catch {
    return {};
  }
  return typeof value === "object" && value !== null ? value : {};
}
