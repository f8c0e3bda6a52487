/** Parses a URL; undefined if it is invalid. `URL.canParse` of Node 22 rejects umlauts once it was called often. */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
