import { z } from "zod";

import { checkValue } from "./check/check-value";
import { repairValue } from "./check/repair-value";
import { country, currency, date, filled, language, link, quotation, slug, url, urlOrMail } from "./fields";
import { applyFixes } from "./fix";
import { fileProblem, type Fix, type LocatedFinding } from "./problem";
import { checkCharacters } from "./read/check-characters";
import { readJson } from "./read/read-json";
import { readMdx } from "./read/read-mdx";
import { explainPlain } from "./text/explain-plain";
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
  ["One<br>two", "One<br />two"],
  ['<Stat value="1" label="A">\n\nTwo', '<Stat value="1" label="A" />\n\nTwo'],
  ["**One <hr> two**", "**One <hr /> two**"],
  ['A line\nand <Stat value="1" label="A" />', 'A line\nand\n\n<Stat value="1" label="A" />'],
  ["A set of {1, 2}", "A set of \\{1, 2\\}"],
  ["A <b style=\"color: red; font-family: 'Arial'\">word</b>", "A <b>word</b>"],
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
  // An end of its own, a component within a sentence, in brackets, in a list, and one with a text.
  "One<br>two</br>",
  '<Figure image="a.png" alt="A">A caption',
  '<img src="a.png">',
  'A <Stat value="1" label="A" /> word',
  'A (<Stat value="1" label="A" />)',
  '- A <Stat value="1" label="A" />',
  '> A <Stat value="1" label="A" />',
  "A word <Aside>one</Aside>",
  // A value, a space of JSX, a text, and signs of Markdown.
  "Since {year}",
  'A{" "}word',
  "{2*3*4}",
  // A style that hides or marks the text, and an attribute that is misspelt.
  'A <b style="display:none">word</b>',
  'A <b style="font-size:0">word</b>',
  'A <b style="color:red; text-decoration:line-through">word</b>',
  'A <b lang="en" style="color:red">word</b>',
  'A <a hrefs="/a">word</a>',
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
  [country("A country"), "UK", "GB"],
  // Successors of a former country, Ukraine in another list, and a name.
  [country("A country"), "SU", undefined],
  [country("A country"), "uk", undefined],
  [country("A country"), "EU", undefined],
  [currency("A currency"), "€", "EUR"],
  // Signs of several currencies.
  [currency("A currency"), "$", undefined],
  [currency("A currency"), "£", undefined],
  [currency("A currency"), "¥", undefined],
  [url("An address"), "www.acme.example/a?b=c", "https://www.acme.example/a?b=c"],
  [url("An address"), "acme", undefined],
  [url("An address"), "ana@acme.example", undefined],
  [urlOrMail("An address"), "ana@acme.example", "mailto:ana@acme.example"],
  // An address, or a path of this site without its slash.
  [link("A link"), "index.html/a", undefined],
  [link("A link"), "acme.example/a", undefined],
])("repairs a value that one schema rejects: case %#", (schema, value, right) => {
  expect(repairValue(value, accepts(schema)).fix?.after).toBe(right);
});

function repairJson(text: string): string {
  return applyFixes(text, readJson("a.json", text).problems);
}

// In the shape of a file: one field per line.
const field = (line: string, next = '  "b": 1') => `{\n${line}\n${next}\n}`;

test.each([
  ["n", "{m} posts", "{n} posts"],
  ["n", "{ n } posts", "{n} posts"],
  // Two placeholders, a brace too many, and no placeholder.
  ["n", "{m} of {o}", undefined],
  ["n", "{{m}} posts", undefined],
  ["n", "Posts", undefined],
])("repairs the placeholder {%s} of %j", (name, value, right) => {
  const schema = z.object({ text: filled("Text", 40, name) });
  expect(checkValue(schema, { text: value }).map(({ found }) => found.fix?.after)).toEqual([right]);
});

test.each([
  ["AT&amp;T and R&amp;D", "AT&T and R&D"],
  // Another space, a code that is encoded twice, and a text about the code.
  ["5&nbsp;km", undefined],
  ["a&amp;lt;b", undefined],
  ["Why feeds need &amp; for a sign", undefined],
])("repairs the code of HTML in %j", (text, right) => {
  expect(explainPlain(text)[0]?.fix?.after).toBe(right);
});

test.each([
  ["[“a”, “b”]", '["a", “b”]'],
  ["[‘a’, ‘b’]", '["a", ‘b’]'],
  ["[“it’s”]", '["it’s"]'],
  ['["C:\\Users\\Public"]', '["C:\\\\Users\\Public"]'],
  ['["C:\\\\Users\\Public"]', '["C:\\\\Users\\\\Public"]'],
  [field('  "a": 1, // note'), field('  "a": 1,')],
  [field('  "a": "x", // "y"'), field('  "a": "x",')],
  ['{\r\n  // "c": 2,\r\n  "a": 1\r\n}', '{\r\n  "a": 1\r\n}'],
  [field('  "a": "x,'), field('  "a": "x",')],
  [field('  "b": 1,', '  "a": "x'), field('  "b": 1,', '  "a": "x"')],
  [field('  "a": "One, "two" and ("three").",'), field('  "a": "One, \\"two\\" and (\\"three\\").",')],
  [field('  "a": ""Two" of them",'), field('  "a": "\\"Two\\" of them",')],
  [field('  "a": "It is "True" now",'), field('  "a": "It is \\"True\\" now",')],
  [field('  "a": True,'), field('  "a": true,')],
  ['{ "year": 02021 }', '{ "year": 2021 }'],
  ['{ "a": "x",\n  "a": "x", "b": 1 }', '{ "a": "x", "b": 1 }'],
])("repairs the JSON %j", (text, right) => {
  expect(repairJson(text)).toBe(right);
});

test.each([
  "[‘it’s’]",
  "[“a “b” c”]",
  // Letters that other languages escape, and texts that have escapes: a path with \n has a line break already.
  '["it\\\'s"]',
  '["\\x41"]',
  '["\\v"]',
  '["\\$5"]',
  '["C:\\new\\Users"]',
  '["C:\\Users\\new"]',
  '["a \\"C:\\Users\\" b"]',
  // An address without quotes, and a text without its quotes.
  field('  "a": //cdn.example/x,'),
  field('  "a":\n    //cdn.example/x,'),
  '["x", //cdn.example/y]',
  field('  "a": "Sales" // "Marketing",'),
  // The end of the text may be a bracket, another quote or a comma; the text may go on in the next line.
  field('  "a": { "b": "x },'),
  field('  "a": "x },'),
  field('  "a": "x”,'),
  field('  "a": "x\','),
  field('  "a": "x ,'),
  field('  "a": "x, // note,'),
  field('  "b": 1,', '  "a": "x,'),
  field('  "a": "one'),
  field('  "a": "one,', "  two"),
  // Several values, fields on one line, and quotes that are doubled.
  field('  "a": "Sales" or "Marketing",'),
  field('  "a": "x", b: "y",'),
  field('  "a": "x ", b: "y",'),
  field('  "a": "x "b", "c": "y",'),
  field('  "a": "x "b": c",'),
  field('  "a": ""x"",'),
  field('  "a": "One ""two"" three",'),
  '{ "a": "x "b" c", "d": "e" }',
  // A quote too many or too few beside the name of a field.
  field('  "a"": "x",'),
  field('  "a"": ", ",'),
  field('  "a: "2",'),
  field('  "a: "{n} x",'),
  // A postal code, and two values.
  '{ "code": 02021 }',
  '{ "year": 020215 }',
  '{ "a": "x", "a": "y" }',
  '{ "a": "x", "a": "y", "a": "x" }',
])("leaves the JSON %j, which may be meant in several ways", (text) => {
  expect(repairJson(text)).toBe(text);
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

function repairFields(yaml: string): string {
  const text = `---\n${yaml}\n---\n`;
  return applyFixes(text, readMdx("articles/a.mdx", text).problems).slice(4, -5);
}

test.each([
  ['a: "One\nb: 1', 'a: "One"\nb: 1'],
  ['a: 1\nb: "One', 'a: 1\nb: "One"'],
  ["a: 9:05", 'a: "9:05"'],
])("repairs the frontmatter %j", (yaml, right) => {
  expect(repairFields(yaml)).toBe(right);
});

test.each([
  // A text of two lines, a comment, another quote, and a bracket.
  'a: "One\n  two\nb: 1',
  'a: "One # two\nb: 1',
  'a: "One”\nb: 1',
  'a: "One,\nb: 1',
  "a: [One\nb: 1",
  "a: 'One\nb: 1",
  "a: 750",
])("leaves the frontmatter %j", (yaml) => {
  expect(repairFields(yaml)).toBe(yaml);
});
