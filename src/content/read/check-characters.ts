import { fileProblem, finding, positionAt, type Problem } from "../problem";

interface CharacterRule {
  rule: string;
  pattern: RegExp;
  /** `{found}` is replaced by what was found, `{code}` by its code point. */
  message: string;
  remedy: string;
  /** Nothing can be read from the file. */
  isFatal?: true;
}

const rules: readonly CharacterRule[] = [
  {
    rule: "byte-order-mark",
    pattern: /^\uFEFF/gu,
    message: "the file begins with an invisible byte order mark",
    remedy: "Save it as UTF-8 without one",
  },
  {
    rule: "character-invisible",
    pattern: /(?!^)\uFEFF|[\u200B\u2060\u00AD]|[^\P{Cc}\t\n\r]/gu,
    message: "there is an invisible character here ({code})",
    remedy: "Delete it",
  },
  {
    // UTF-8 that was read as another encoding, and bytes that are not UTF-8.
    rule: "character-broken",
    pattern: /\uFFFD+|Ã[\u0080-\u00BF]|â€[\u0080-\u00BF™œ\u009D˜“”]?/gu,
    message: 'the character "{found}" was read in the wrong encoding',
    remedy: "Write the character again, and save the file as UTF-8",
  },
  {
    rule: "merge-marker",
    pattern: /^(?:(?:<{7}|>{7}|\|{7}) |={7}$)[^]*/gmu,
    message: "the file contains both versions of a merge conflict",
    remedy: "Keep one, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>",
    isFatal: true,
  },
  {
    rule: "file-empty",
    pattern: /^\uFEFF?\s*$/gu,
    message: "the file is empty",
    remedy: "Restore its content, or delete the file",
    isFatal: true,
  },
];

/** Checks a file's characters. Where one is fatal, the file's own language is not parsed. */
export function checkCharacters(file: string, text: string): { problems: Problem[]; isReadable: boolean } {
  const found = rules.flatMap((rule) => [...text.matchAll(rule.pattern)].map((match) => ({ rule, match })));
  const problems = found.map(({ rule: { rule, message, remedy }, match: { 0: characters, index } }) => {
    const code = `U+${(characters.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
    const written = message.replace("{found}", characters).replace("{code}", code);
    return fileProblem(file, finding(rule, written, remedy), positionAt(text, index));
  });
  return { problems, isReadable: !found.some(({ rule }) => rule.isFatal) };
}
