import type { Advice } from "../problem";

/** What the parser says, by its code: what is wrong and what would be right. */
const slips: Record<string, Advice> = {
  CommaExpected: { message: "a comma is missing before this", remedy: "Separate fields and records with commas" },
  ValueExpected: { message: "a value is missing here", remedy: "Write it, or take out the comma or colon before it" },
  PropertyNameExpected: {
    message: "a field name is missing here",
    remedy: 'Write one in double quotes, e.g. "name"',
  },
  ColonExpected: { message: "a colon is missing here", remedy: "Write one between the field name and its value" },
  CloseBraceExpected: { message: "a closing } is missing", remedy: "Write it where the record's fields end" },
  CloseBracketExpected: { message: "a closing ] is missing", remedy: "Write it where the list ends" },
  InvalidCommentToken: { message: "a comment stands here, and JSON has none", remedy: "Take it out" },
  UnexpectedEndOfString: { message: "a text is not closed", remedy: "Write the missing double quote" },
  UnexpectedEndOfComment: { message: "a comment stands here, and JSON has none", remedy: "Take it out" },
  UnexpectedEndOfNumber: { message: "a number ends too soon", remedy: "Write it whole, e.g. 2.5" },
  InvalidEscapeCharacter: {
    message: "a backslash here escapes nothing",
    remedy: "Write / in paths, and \\\\ for a backslash itself",
  },
  InvalidUnicode: {
    message: "an escape \\u stands here without its four digits",
    remedy: "Write the character itself",
  },
  InvalidCharacter: {
    message: "a line break or another control character stands in a text",
    remedy: "Write \\n for a line break",
  },
  InvalidSymbol: { message: "this is not JSON", remedy: "Write texts in straight double quotes" },
  InvalidNumberFormat: { message: "this is not a number as JSON writes it", remedy: "Write it like 12 or 0.5" },
  EndOfFileExpected: {
    message: "the file should end here",
    remedy: "Take out what follows, or mend the brackets before it",
  },
};

const curlyQuotes = /^[“”„«»‘’]/u;

/** JSON's words as other languages write them. */
const words: Record<string, string> = { True: "true", False: "false", None: "null", TRUE: "true", FALSE: "false" };

/**
 * Says what a slip in JSON is.
 * @param code what the parser calls it
 * @param text the file from the slip on
 * @param before the file up to it
 */
export function explainSlip(code: string, text: string, before: string): Advice {
  if (curlyQuotes.test(text)) {
    return { message: "a curly quote stands here", remedy: 'Write straight double quotes: "' };
  }
  if (text.startsWith("'")) {
    return { message: "a single quote stands here", remedy: 'Write straight double quotes: "' };
  }
  if ((code === "PropertyNameExpected" || code === "ValueExpected") && /^[}\]]/u.test(text) && /,\s*$/u.test(before)) {
    const after = text.startsWith("}") ? "field" : "entry";
    return { message: `a comma stands behind the last ${after}`, remedy: "Take it out" };
  }
  if (code === "ValueExpected" && text.startsWith(",")) {
    return { message: "a value is missing before this comma", remedy: "Write it, or take out one comma" };
  }
  if (code === "InvalidCharacter" && text.includes("\t")) {
    return { message: "a tab stands in a text", remedy: "Write a space, or \\t if it must be a tab" };
  }
  if (code === "CommaExpected" && /[^\d.]-?0$/u.test(before) && /^\d/u.test(text)) {
    return { message: "a number begins with 0", remedy: "Take the 0 out, or write a text in double quotes" };
  }
  if (code === "InvalidSymbol" && before.endsWith('"')) {
    return {
      message: "the text before this ends at its double quote",
      remedy: 'Write \\" for a quote within a text, or the double quote that is missing further up',
    };
  }
  const [word = ""] = /^[\p{L}_$][\p{L}\d_$]*/u.exec(text) ?? [];
  if (code === "InvalidSymbol" && words[word] !== undefined) {
    return { message: `${word} is not JSON`, remedy: `Write ${words[word] ?? ""}` };
  }
  if (code === "InvalidSymbol" && word !== "") {
    return { message: `${word} stands here without quotes`, remedy: "Write texts in straight double quotes" };
  }
  return slips[code] ?? { message: `this is not JSON (${code})`, remedy: "Compare it with the record before it" };
}
