import type { Fix } from "../problem";

// Each takes the file from a syntax error on (`text`) and up to it (`before`), and returns the repair if there is one right text.

/** Repairs a text in curly quotes, if it contains no others. */
export function repairQuotes(text: string): Fix | undefined {
  const [before, double, single] =
    /^(?:[“”„«»]([^“”„«»"\\\n]+)[“”«»]|[‘’']([^“”„«»"‘’'\\\n]+)[‘’'])(?=\s*[,:}\]\n])/u.exec(text) ?? [];
  return before === undefined ? undefined : { before, after: JSON.stringify(double ?? single) };
}

/** Repairs a missing comma, if what follows is on a line of its own. */
export function insertComma(before: string): Fix | undefined {
  const [gap] = /(?<=["\d\]}el])[ \t]*\r?\n\s*$/u.exec(before) ?? [];
  return gap === undefined ? undefined : { before: gap, after: `,${gap}`, from: -gap.length };
}

/** Repairs a missing colon between the name of a field and a whole value, but not after a quote too many: "name"": "value". */
export function insertColon(text: string, before: string): Fix | undefined {
  const [gap] = /(?<="\w+")[ \t]*$/u.exec(before) ?? [];
  const isValue = /^(?!":)(?:[{[]|(?:"(?:[^"\\\n]|\\.)*"|[\w.-]+)[ \t\r]*[,}\]\n])/u.test(text);
  return gap === undefined || !isValue ? undefined : { before: gap, after: ": ", from: -gap.length };
}

/** A backslash before a letter or a digit that has no meaning after it, neither in JSON nor in other languages, e.g. \x41. */
const strayBackslash = "\\\\(?![bfnrtu]|[v0]|x[\\dA-Fa-f]{2}|U[\\dA-Fa-f]{8}|N\\{)[\\p{L}\\d]";

/** Doubles a backslash, e.g. in a path of Windows, if its text has no escapes. */
export function doubleBackslash(text: string, before: string): Fix | undefined {
  const isSure =
    /(?<!\\)"(?:[^"\\\n]|\\\\)*$/u.test(before) &&
    new RegExp(`^${strayBackslash}(?:[^"\\\\\\n]|\\\\\\\\|${strayBackslash})*"`, "u").test(text);
  return isSure ? { before: "\\", after: "\\\\", from: 0 } : undefined;
}

/** Deletes a comment at the end of a line. Two slashes before a letter may be an address without quotes. */
export function deleteComment(text: string, before: string): Fix | undefined {
  const [comment] = /^\/\/(?![\p{L}\p{N}.])[^\r\n]*/u.exec(text) ?? [];
  const [gap = ""] = /(?:\r?\n)?[ \t]*$/u.exec(before) ?? [];
  const last = before.trimEnd().slice(-1);
  // After a value without a comma, another text may belong to the value.
  const isValue = !gap.includes("\n") && !/^[,{[]?$/u.test(last) && text.split("\n")[0]?.includes('"');
  if (comment === undefined || last === ":" || isValue) return undefined;
  return { before: gap + comment, after: "", from: -gap.length };
}

/** Closes a text at the end of its line, if the next line is another field, or closes the record. */
export function closeText(text: string, before: string): Fix | undefined {
  if (!/(?:^|\n)[ \t]*"\w+":[ \t]*$/u.test(before)) return undefined;
  const [open] =
    /^"(?![^\n]*\s\/\/)[^"\\\n]*[\p{L}\p{N}.!?)%](?=,[ \t]*\r?\n[ \t]*"\w+":|[ \t]*\r?\n[ \t]*[}\]])/u.exec(text) ?? [];
  return open === undefined ? undefined : { before: open, after: `${open}"`, from: 0 };
}

/** Escapes words in quotes within a text, if the line is one field. */
export function escapeQuotes(text: string, before: string): Fix | undefined {
  const start = before.lastIndexOf("\n") + 1;
  const [line = ""] = /^[^\r\n]*/u.exec(before.slice(start) + text) ?? [];
  const [, head = "", inner = ""] = /^([ \t]*"\w+":[ \t]*")(.*)",?[ \t]*$/u.exec(line) ?? [];
  const isSure =
    /^(?!"[^"]*"$)(?:[^"\\]*(?<=^|[\s(])"[\p{L}\p{N}](?:[^"\\]*[^\s"\\])?"(?=[\s).,;!?]|$))+[^"\\]*$/u.test(inner);
  return isSure
    ? { before: inner, after: inner.replaceAll('"', '\\"'), from: start + head.length - before.length }
    : undefined;
}

/** Deletes a 0 before a year. Other numbers may be texts, e.g. a postal code. */
export function deleteZero(text: string, before: string): Fix | undefined {
  const isYear = /"\w*year":[ \t]*0$/iu.test(before) && /^[12]\d{3}\s*[,}\]]/u.test(text);
  return isYear ? { before: "0", after: "", from: -1 } : undefined;
}
