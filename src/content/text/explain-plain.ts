import { replaceText, warning, type Finding, type Fix } from "../problem";

/** Code of a character in HTML, such as `&amp;`. */
export const entity = /&(?:(?:[a-z][a-z\d]+|#\d+|#x[\da-f]+);|(?:nbsp|amp|lt|gt|quot|shy|[nm]dash)\b)/iu;

/** Decodes & within a word, e.g. R&amp;D. Alone, a code may be what the text is about. */
function decode(value: string): { fix?: Fix } {
  return replaceText(value, value.replace(/(?<=\p{L})&amp;(?=\p{L}+(?![\p{L}\d;]))/gu, "&"));
}

const plain = "This text is plain: delete it, or write the character itself";
const alone = "It is no link here: write it in a text in Markdown, or as a";

/** What a plain text shows as it is written. */
// prettier-ignore
const mistakes: readonly (readonly [pattern: RegExp, name: string, remedy: string])[] = [
  [entity, "a code of HTML", "Write the character itself, e.g. & for &amp;"],
  [/<\/?[a-z][^<>]*>|<!--/iu, "HTML", plain],
  [/\*\*(?=\S)|(?<![\w*])\*(?=[^\s*])[^*\n]*[^\s*]\*(?![\w*])|(?<![\w/])_(?=[^\s_])[^_\n]*[^\s_]_(?!\w)|__(?=\S)[^_]+__|~~(?=\S)|`[^`]+`|\[[^\]\n]+\]\([^)\n]*\)|^#{1,6} |^[-*+•] |\\[*_`#[\]<>&]/u, "Markdown", plain],
  [/\S[\n\t]+\S/u, "a line break or a tab", "The page shows a space: write one, or two texts"],
  [/https?:\/\/\S+|www\.\S+\.\S+/u, "an address", `${alone} link or a button`],
  [/[\w.+-]+@(?!example\.|company\.)[\w-]+(?:\.[\w-]+)+/u, "a mail address", `${alone} button with mailto:`],
];

/** Warns of signs in a plain text that the page shows as they are, and of addresses that are no links. */
export function explainPlain(value: string): Finding[] {
  // A field may hold an address alone.
  const found = /^\S+@\S+$/u.test(value) ? undefined : mistakes.find(([pattern]) => pattern.test(value));
  if (!found) return [];
  const [pattern, name, remedy] = found;
  const [written = ""] = pattern.exec(value) ?? [];
  const message = `has ${name}, ${JSON.stringify(written.slice(0, 40))}, which the page shows as it is`;
  return [warning("text-plain", message, remedy, pattern === entity ? decode(value) : {})];
}
