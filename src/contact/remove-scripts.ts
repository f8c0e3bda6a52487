const wordCharacter = /\w/iu;
const space = /\s/u;
const schemeEnd = /(?:java|vb|live)script:$/iu;
const longestScheme = "javascript:".length;

/** Where the characters of a kind that end at `end` begin. */
function findStart(characters: readonly string[], end: number, kind: RegExp): number {
  let start = end;
  while (kind.test(characters[start - 1] ?? "")) start--;
  return start;
}

/**
 * Removes script schemes (`javascript:`) and inline event handlers (`onclick=`), the first match first, until there is none left.
 * Where `on` is inside a word, as in *contract = 2 years*, a colon replaces the equals sign.
 *
 * It works in one pass and reads only the word before an equals sign again. Texts have at most `longestEntry` characters.
 */
export function removeScripts(text: string): string {
  const kept: string[] = [];
  for (const character of text) {
    const wordEnd = character === "=" ? findStart(kept, kept.length, space) : 0;
    const wordStart = findStart(kept, wordEnd, wordCharacter);
    const handler = kept.slice(wordStart, wordEnd).join("").search(/on\w/iu);
    if (handler >= 0) kept.length = handler === 0 ? wordStart : wordEnd;
    if (handler !== 0) kept.push(handler > 0 ? ":" : character);
    if (kept.at(-1) === ":") kept.length -= schemeEnd.exec(kept.slice(-longestScheme).join(""))?.[0].length ?? 0;
  }
  return kept.join("");
}
