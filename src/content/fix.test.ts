import { repairValue } from "./check/repair-value";
import { date, language, quotation, slug } from "./fields";
import { applyFixes } from "./fix";
import { fileProblem, type Fix, type LocatedFinding } from "./problem";
import { checkCharacters } from "./read/check-characters";
import { readJson } from "./read/read-json";
import { parseText } from "./text/parse-text";

function toProblem({ at, ...found }: LocatedFinding) {
  return fileProblem("a.mdx", found, at);
}

function repairText(text: string): string {
  const { outline, error } = parseText(text);
  return applyFixes(text, [...(outline?.findings ?? []), ...(error ? [error] : [])].map(toProblem));
}

test.each([
  ["• One\n• Two", "- One\n- Two"],
  ["\uF0B7\tOne\n\uF0B7\tTwo", "- One\n- Two"],
  ["o\tOne", "- One"],
  ["A ** bold** word", "A **bold** word"],
  ["-\u00A0One\n-\u00A05\u00A0000 km", "- One\n- 5\u00A0000 km"],
  ["##\u00A0見出し", "## 見出し"],
  ["###見出し", "### 見出し"],
  ["A text, and <!-- a note --> so on", "A text, and {/* a note */} so on"],
  ["Our points:\n• One", "Our points:\n- One"],
])("repairs the pasted text %j", (text, right) => {
  expect(repairText(text)).toBe(right);
});

test.each([
  // A price with a note, a point that is done, a hash tag, bold without its end, points of another kind, a comment with an end of its own.
  "A *word * in italics.",
  "- [x] Done",
  "#Tag",
  "A **bold word",
  "a) One\nb) Two",
  "<!-- a */ b -->",
  "A **bold `code` ** word",
  "5\u00A0km and 20\u202F%",
])("leaves %j, which may be meant in several ways", (text) => {
  expect(repairText(text)).toBe(text);
});

const accepts =
  (schema: { safeParse: (value: unknown) => { success: boolean } }) =>
  (value: unknown): boolean =>
    schema.safeParse(value).success;

test.each([
  [date("A day"), "2026-01-05T10:00:00Z", "2026-01-05"],
  [date("A day"), "2026/1/5", "2026-01-05"],
  [date("A day"), "5.1.2026", "2026-01-05"],
  [date("A day"), "31/01/2026", "2026-01-31"],
  [date("A day"), "05/05/2026", "2026-05-05"],
  // Both orders are days.
  [date("A day"), "05/01/2026", undefined],
  [date("A day"), "2026-02-30", undefined],
  [language("A language"), "EN_us", "en-US"],
  [language("A language"), "english", undefined],
  [quotation("Words"), "“It’s good.”", "It’s good."],
  // Two quotes.
  [quotation("Words"), "“A” and “B”", undefined],
  [slug("A key"), "Ana", "ana"],
  [slug("A key"), "Zoë", undefined],
])("repairs a value that one schema rejects: case %#", (schema, value, right) => {
  expect(repairValue(value, accepts(schema)).fix?.after).toBe(right);
});

test.each([
  ["[“a”, “b”]", '["a", “b”]'],
  ["[‘a’, ‘b’]", '["a", ‘b’]'],
  ["[“it’s”]", '["it’s"]'],
  ["[‘it’s’]", "[‘it’s’]"],
  ["[“a “b” c”]", "[“a “b” c”]"],
])("repairs the quotes of the JSON %j", (text, right) => {
  expect(applyFixes(text, readJson("a.json", text).problems)).toBe(right);
});

test.each([
  // A line separator and a filler are between words.
  ["One\u200Btwo", "Onetwo"],
  ["One\u2028two", "One\u2028two"],
  ["하나\u3164둘", "하나\u3164둘"],
])("repairs invisible characters without a width: %j", (text, right) => {
  expect(applyFixes(text, checkCharacters("a.json", text).problems)).toBe(right);
});

function apply(text: string, fix: Fix): string {
  return applyFixes(text, [{ ...fileProblem("a.json", { rule: "r", message: "m", remedy: "r" }), fix }]);
}

test("replaces a text only where it is found once", () => {
  expect(apply('"/a/"', { before: "/a/", after: "/a" })).toBe('"/a"');
  // Twice in the value; in the next value; written as an escape; changed since the check.
  for (const text of ['"/a/ /a/"', '"", "/a/"', '"\\u002Fa/", "/a/"', '"/b/"'])
    expect(apply(text, { before: "/a/", after: "/a" })).toBe(text);
  // Would end the text.
  expect(apply('"![a](b)"', { before: "![a](b)", after: '<Figure image="b" />' })).toBe('"![a](b)"');
  expect(apply("### A", { before: "## ", after: "# ", from: 0 })).toBe("### A");
});

test("of two repairs that overlap, the first is made", () => {
  const fixes: Fix[] = [
    { before: "abc", after: "x", from: 0 },
    { before: "bcd", after: "y", from: 1 },
  ];
  const problem = fileProblem("a.json", { rule: "r", message: "m", remedy: "r" });
  expect(
    applyFixes(
      "abcd",
      fixes.map((fix) => ({ ...problem, fix })),
    ),
  ).toBe("xd");
});
