const wordCharacter = /\w/iu;
const space = /\s/u;
const schemeEnd = /(?:java|vb|live)script:$/iu;
const longestScheme = "javascript:".length;

/** What a word has of `on` and one character more: from its first character (`handler`), or inside (`like`, as in *contract*). */
type Word = "none" | "o" | "on" | "handler" | "plain" | "plain o" | "plain on" | "like";

/** The word that each one becomes with an `o`, an `n` or another character. */
const longer: Record<Word, readonly [o: Word, n: Word, other: Word]> = {
  none: ["o", "plain", "plain"],
  o: ["plain o", "on", "plain"],
  on: ["handler", "handler", "handler"],
  handler: ["handler", "handler", "handler"],
  plain: ["plain o", "plain", "plain"],
  "plain o": ["plain o", "plain on", "plain"],
  "plain on": ["like", "like", "like"],
  like: ["like", "like", "like"],
};

function lengthen(word: Word, character: string): Word {
  const [o, n, other] = longer[word];
  if (character === "o" || character === "O") return o;
  return character === "n" || character === "N" ? n : other;
}

/**
 * Removes script schemes (`javascript:`) and inline event handlers (`onclick=`). Where `on` is inside a word, as in *contract = 2
 * years*, a colon replaces the equals sign. The first match is removed until there is none left.
 *
 * It works in one pass, in time that grows with the length: what is kept holds no match, and each kept character has the state of
 * the word before it, so that nothing is read again but what is removed.
 */
export function removeScripts(text: string): string {
  const kept: string[] = [];
  const words: Word[] = [];

  function push(character: string): void {
    const last = kept.at(-1) ?? "";
    const word = words.at(-1) ?? "none";
    kept.push(character);
    if (wordCharacter.test(character)) words.push(lengthen(wordCharacter.test(last) ? word : "none", character));
    else words.push(space.test(character) ? word : "none");
  }

  function drop(count: number): void {
    kept.length -= count;
    words.length -= count;
  }

  function dropEnd(kind: RegExp): void {
    while (kind.test(kept.at(-1) ?? "")) drop(1);
  }

  for (const character of text) {
    const word = character === "=" ? words.at(-1) : undefined;
    const isLike = word === "like";
    if (isLike || word === "handler") dropEnd(space);
    if (word === "handler") dropEnd(wordCharacter);
    else push(isLike ? ":" : character);
    if (kept.at(-1) === ":") drop(schemeEnd.exec(kept.slice(-longestScheme).join(""))?.[0].length ?? 0);
  }
  return kept.join("");
}
