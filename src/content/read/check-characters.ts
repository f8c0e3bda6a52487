import { fileProblem, type Problem } from "../problem";
import { positionAt } from "./data-file";

const byteOrderMark = "\uFEFF";

/** Git's marks around two versions of the same lines. */
const mergePattern = /^(?:<{7}|>{7}|\|{7}) .*$|^={7}$/mu;

/** Characters that nobody sees and nobody means; `\uFEFF` at the very start is the byte order mark. */
const invisiblePattern = /(?!^)\uFEFF|[\u200B\u2060\u00AD]|[^\P{Cc}\t\n\r]/gu;

/** UTF-8 that was once read as another encoding, and characters that were lost. */
const brokenPattern = /\uFFFD+|Ã[\u0080-\u00BF]|â€[\u0080-\u00BF™œ\u009D˜“”]?/gu;

function nameCharacter(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}

/** Lists the characters of a file that would do harm. Sorted by place within each kind. */
function findCharacters(file: string, text: string): Problem[] {
  const invisible = Array.from(text.matchAll(invisiblePattern), ({ 0: character, index }) =>
    fileProblem(
      file,
      "character-invisible",
      { message: `an invisible character stands here (${nameCharacter(character)})`, remedy: "Take it out" },
      positionAt(text, index),
    ),
  );
  const broken = Array.from(text.matchAll(brokenPattern), ({ 0: characters, index }) =>
    fileProblem(
      file,
      "character-broken",
      {
        message: `"${characters}" is what is left of a character that was read in the wrong encoding`,
        remedy: "Write the character again, and save the file as UTF-8",
      },
      positionAt(text, index),
    ),
  );
  return [...invisible, ...broken];
}

/**
 * Checks a file's characters before anything is read from them.
 * @returns what is wrong, and whether the file's own language can be read in spite of it
 */
export function checkCharacters(file: string, text: string): { problems: Problem[]; readable: boolean } {
  const marked = text.startsWith(byteOrderMark);
  const mark = fileProblem(file, "byte-order-mark", {
    message: "the file begins with an invisible byte order mark",
    remedy: "Save it as UTF-8 without one",
  });
  const problems = [...(marked ? [mark] : []), ...findCharacters(file, text)];
  const merge = mergePattern.exec(text);
  if (merge) {
    const advice = {
      message: "both versions of a merge stand here",
      remedy: "Keep one, and take out the lines that begin with <<<<<<<, ======= and >>>>>>>",
    };
    return {
      problems: [...problems, fileProblem(file, "merge-marker", advice, positionAt(text, merge.index))],
      readable: false,
    };
  }
  if (text.replace(byteOrderMark, "").trim() === "") {
    const advice = { message: "the file is empty", remedy: "Put its content back, or take the file out" };
    return { problems: [...problems, fileProblem(file, "file-empty", advice)], readable: false };
  }
  return { problems, readable: true };
}
