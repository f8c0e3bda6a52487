import { fileProblem, finding, positionAt, replaceText, type Finding, type Fix, type Problem } from "../problem";

/**
 * Characters that nobody sees, or that reverse the text after them. Allows joiners (Persian, emoji), marks of direction, variation
 * selectors, and the tags of flags.
 */
const invisible =
  /(?:[\p{DI}\p{Cc}\u2028\u2029\uFFF9-\uFFFB](?<![\t\n\r\u061C\u200C-\u200F\p{VS}]|^\uFEFF|\u{1F3F4}[\u{E0020}-\u{E007F}]+))+/gu;

/** Replaces `{found}` in messages by the match, and `{code}` by its code point. */
const mistakes: readonly (readonly [rule: string, pattern: RegExp, message: string, remedy: string])[] = [
  ["byte-order-mark", /^\uFEFF/gu, "the file begins with an invisible byte order mark", "Save it as UTF-8 without one"],
  ["character-invisible", invisible, "there is an invisible character here ({code})", "Delete it"],
  [
    // UTF-8 that was decoded as another encoding, and invalid bytes.
    "character-broken",
    /\uFFFD+|Ã[\u0080-\u00BF]|â€[\u0080-\u00BF™œ\u009D˜“”]?/gu,
    'the character "{found}" was read in the wrong encoding',
    "Write the character again, and save the file as UTF-8",
  ],
  [
    "merge-marker",
    /^(?:(?:<{7}|>{7}|\|{7}) |={7}$(?=[^]*^>{7} ))[^]*/gmu,
    "the file contains both versions of a merge conflict",
    "Keep one, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>",
  ],
  ["file-empty", /^\uFEFF?\s*$/gu, "the file is empty", "Restore its content, or delete the file"],
];

/** Spaces that are wider or harder than the ordinary one, which JSON, YAML and Markdown do not know. */
export const wideSpaces = "[\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000]+";

export function formatCode(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}

/** Reports an invisible character that is written as an escape, e.g. `\u202E` or `&#x202E;`. */
export function explainEscape(value: string, written = ""): Finding[] {
  const [found] = value.match(invisible) ?? [];
  if (found === undefined || written.includes(found)) return [];
  const escapes = [found.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0") ?? ""].flatMap((code) => [
    `\\u${code}`,
    `&#x${code};`,
  ]);
  const before = escapes.find((escape) => written === "" || written.includes(escape)) ?? "";
  const fix = replaceText(before, droppable.test(found) ? "" : undefined);
  return [finding("escape-invisible", `contains an invisible character (${formatCode(found)})`, "Delete it", fix)];
}

/** Characters of Windows-1252 from byte 0x80 on. Node's decoder reads them as Latin-1 in some versions. */
const windows = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ";

/** Decodes UTF-8 that was read as Windows-1252; undefined if it is something else. */
function decodeAgain(text: string): string | undefined {
  const bytes = Array.from(text, (letter) =>
    windows.includes(letter) ? 0x80 + windows.indexOf(letter) : (letter.codePointAt(0) ?? 0),
  );
  try {
    return bytes.some((byte) => byte > 0xff)
      ? undefined
      : new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return undefined;
  }
}

/** Characters without a width. Others, e.g. a line separator, are between words, which would be joined. */
const droppable = /^(?:(?![\u115F\u1160\u3164\uFFA0])\p{DI})+$/u;

function repairCharacters(rule: string, found: string): { fix?: Fix } {
  const after = rule === "character-broken" ? decodeAgain(found) : droppable.test(found) ? "" : undefined;
  return replaceText(found, after);
}

/** Checks the characters of a file. Returns whether it can be parsed. */
export function checkCharacters(file: string, text: string): { problems: Problem[]; isReadable: boolean } {
  const problems = mistakes.flatMap(([rule, pattern, message, remedy]) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => {
      const written = message.replace("{found}", found).replace("{code}", formatCode(found));
      return fileProblem(file, finding(rule, written, remedy, repairCharacters(rule, found)), positionAt(text, index));
    }),
  );
  return { problems, isReadable: !problems.some(({ rule }) => rule === "merge-marker" || rule === "file-empty") };
}
