import type { Problem } from "../problem";
import { offsetAt } from "../read/data-file";

const quoteSigns = "“”„‟«»‘’‚'";

/** Where a text that began with a wrong quote ends: before what follows a text in JSON, or at the line's end. */
const textPattern = new RegExp(`^[${quoteSigns}](.*?)(?:["${quoteSigns}](?=\\s*(?:[,:}\\]]|$))|$)`, "u");

/** Puts straight quotes around the text that begins at an offset; straight quotes within it are escaped. */
function straightenQuotes(text: string, offset: number): string {
  const lineEnd = text.indexOf("\n", offset);
  const rest = text.slice(offset, lineEnd === -1 ? undefined : lineEnd);
  const match = textPattern.exec(rest);
  if (!match) return text;
  const inside = (match[1] ?? "").replace(/(?<!\\)"/gu, '\\"');
  return `${text.slice(0, offset)}"${inside}"${text.slice(offset + match[0].length)}`;
}

function removeCommaBefore(text: string, offset: number): string {
  const comma = text.lastIndexOf(",", offset);
  return comma === -1 ? text : text.slice(0, comma) + text.slice(comma + 1);
}

/** Mends the slip at an offset; what stands there says which it is. */
function mendAt(text: string, offset: number): string {
  const sign = text.charAt(offset);
  if (quoteSigns.includes(sign)) return straightenQuotes(text, offset);
  if (sign === "}" || sign === "]") return removeCommaBefore(text, offset);
  return text.slice(0, offset) + (sign === "\t" ? " " : "") + text.slice(offset + 1);
}

function findSlip(text: string, find: (text: string) => readonly Problem[]) {
  const problems = find(text);
  const [slip] = problems.filter(({ fixable }) => fixable === true);
  return { count: problems.length, offset: slip ? offsetAt(text, slip) : undefined };
}

/**
 * Mends one slip after the other, as long as that makes fewer of them, or leaves only those further on.
 * @param find lists what is wrong with a text
 */
export function fixSlips(text: string, find: (text: string) => readonly Problem[]): string {
  const slip = findSlip(text, find);
  if (slip.offset === undefined) return text;
  const mended = mendAt(text, slip.offset);
  const next = findSlip(mended, find);
  const isBetter = next.count < slip.count || (next.count === slip.count && (next.offset ?? 0) > slip.offset);
  return isBetter ? fixSlips(mended, find) : text;
}
