const wordCharacter = /\w/iu;
const space = /\s/u;
const schemeEnd = /(?:java|vb|live)script:$/iu;
const maxSchemeLength = "javascript:".length;

/** Returns the start of the run of matching characters that ends at `end`. */
function findStart(characters: readonly string[], end: number, kind: RegExp): number {
  let start = end;
  while (kind.test(characters[start - 1] ?? "")) start--;
  return start;
}

/**
 * Removes script schemes (`javascript:`) and inline event handlers (`onclick=`) until none is left. Where `on` is inside a word, as
 * in *contract = 2 years*, replaces the equals sign by a colon. Works in one pass over at most `maxEntryLength` characters.
 */
export function removeScripts(text: string): string {
  const result: string[] = [];
  for (const character of text) {
    const wordEnd = character === "=" ? findStart(result, result.length, space) : 0;
    const wordStart = findStart(result, wordEnd, wordCharacter);
    const handler = result.slice(wordStart, wordEnd).join("").search(/on\w/iu);
    if (handler >= 0) result.length = handler === 0 ? wordStart : wordEnd;
    if (handler !== 0) result.push(handler > 0 ? ":" : character);
    if (result.at(-1) === ":")
      result.length -= schemeEnd.exec(result.slice(-maxSchemeLength).join(""))?.[0].length ?? 0;
  }
  return result.join("");
}
