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
  const result: string[] = [];
  for (const character of text) {
    const wordEnd = character === "=" ? findStart(result, result.length, space) : 0;
    const wordStart = findStart(result, wordEnd, wordCharacter);
    const handler = result.slice(wordStart, wordEnd).join("").search(/on\w/iu);
    if (handler >= 0) result.length = handler === 0 ? wordStart : wordEnd;
    if (handler !== 0) result.push(handler > 0 ? ":" : character);
    if (result.at(-1) === ":") result.length -= schemeEnd.exec(result.slice(-longestScheme).join(""))?.[0].length ?? 0;
  }
  return result.join("");
}
