import { changeList, readText, replaceText } from "./edit-file";

const json =
  '\uFEFF[\r\n  { "title": "One", "items": [{ "text": "A \\"q\\" \u00e9" }] },\r\n\t{"title":"One"}\r\n]\r\n';
const mdx = `---
title: Of bells
subtitle: 'It''s loud' # really
note: "A: b"
---

## A **loud** bell

It rings,
each [day](/bells).

| Bell | Hour |
| ---- | ---- |
| Big  | *Nine* |

- One
- Two <Term id="a" />
`;

/** Offset of a text in the Markdown of that file. */
const start = (text: string) => mdx.slice(mdx.indexOf("\n\n## ") + 1).indexOf(text);

const file = "data/bells.mdx";

test.each([
  ["a text of JSON", json, { file: "data/jobs.json", path: [1, "title"] }, "One", 'Two "x" \u2028'],
  ["a text in a list of JSON", json, { file: "data/jobs.json", path: [0, "items", 0, "text"] }, 'A "q" é', "B"],
  ["a plain text of the frontmatter", mdx, { file, path: ["title"] }, "Of bells", "Of big bells"],
  ["a quoted text of the frontmatter", mdx, { file, path: ["subtitle"] }, "It's loud", "It's very loud"],
  ["a text with a colon", mdx, { file, path: ["note"] }, "A: b", "C: d"],
  ["a heading", mdx, { file, path: [], start: start("A **loud**") }, "A **loud** bell", "A *quiet* bell"],
  ["a paragraph", mdx, { file, path: [], start: start("It rings") }, "It rings,\neach [day](/bells).", "It is\nstill."],
  ["a cell", mdx, { file, path: [], start: start("*Nine*") }, "*Nine*", "Ten"],
  ["an item of a list", mdx, { file, path: [], start: start("One") }, "One", "Three"],
])("%s is changed, and nothing else of its file; back, the file is as before", (_, text, source, before, after) => {
  expect(readText(text, source)).toBe(before);
  const changed = replaceText(text, source, before, after);
  expect(readText(changed, source)).toBe(after);
  const [own, other] = [text, changed].map((each) => each.split("\n"));
  expect(other?.filter((line) => !own?.includes(line)).length).toBeLessThanOrEqual(2);
  expect(replaceText(changed, source, after, before)).toBe(text);
});

test.each([
  ["A: b", '"A: b"'],
  ["true", '"true"'],
  ["12", '"12"'],
  ["a # b", '"a # b"'],
  ["- a", '"- a"'],
  ["two\nlines", '"two\\nlines"'],
])("a plain text gets quotes where YAML would read something else: %s", (after, written) => {
  expect(replaceText(mdx, { file, path: ["title"] }, "Of bells", after)).toContain(`title: ${written}\n`);
});

const number = { control: "number", isOptional: false } as const;
const optional = { control: "text", isOptional: true } as const;
const list = '[\r\n  {\r\n    "year": 2019,\r\n    "isOpen": true\r\n  }\r\n]\r\n';

test.each([
  ["a number of JSON", list, { file: "data/jobs.json", path: [0, "year"] }, "2019", "2020", number],
  [
    "a choice of yes and no",
    list,
    { file: "data/jobs.json", path: [0, "isOpen"] },
    "true",
    "false",
    { ...number, control: "boolean" } as const,
  ],
  ["an added field of JSON", list, { file: "data/jobs.json", path: [0, "note"] }, "", 'A "b"', optional],
  ["an added field of the frontmatter", mdx, { file, path: ["kicker"] }, "", "A: b", optional],
])("%s is changed, and back the file is as before", (_, text, source, before, after, field) => {
  const changed = replaceText(text, source, before, after, field);
  expect(changed).not.toBe(text);
  expect(readText(changed, source)).toBe(after);
  expect(replaceText(changed, source, after, before, field)).toBe(text);
});

test("a number is written as one, and nothing else instead of it", () => {
  const source = { file: "data/jobs.json", path: [0, "year"] };
  expect(replaceText(list, source, "2019", "-1.50", number)).toContain('"year": -1.5,\r\n');
  for (const after of ["", " ", "1e999", "two", "[1]"])
    expect(() => replaceText(list, source, "2019", after, number)).toThrow("Write a number in digits, e.g. 12.");
});

test("texts of a file with Windows' line ends keep them", () => {
  const text = mdx.replaceAll("\n", "\r\n");
  const source = { file, path: [], start: text.indexOf("It rings") - text.indexOf("\r\n\r\n## ") - 2 };
  expect(readText(text, source)).toBe("It rings,\neach [day](/bells).");
  const changed = replaceText(text, source, "It rings,\neach [day](/bells).", "One\ntwo.");
  expect(changed).toContain("One\r\ntwo.\r\n");
  expect(changed.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/u);
});

test.each([
  [
    "another text",
    json,
    { file: "data/jobs.json", path: [0, "title"] },
    "Three",
    "Four",
    /^The file has changed meanwhile\. There is now: One$/u,
  ],
  ["no text", json, { file: "data/jobs.json", path: [0, "items"] }, "One", "Two", /not in the file any more/u],
  [
    "a field of a prototype",
    json,
    { file: "data/jobs.json", path: ["__proto__", "title"] },
    "",
    "Two",
    /not in the file any more/u,
  ],
  ["a file with a mistake", "[{", { file: "data/jobs.json", path: [0] }, "One", "Two", /has a mistake/u],
  ["frontmatter with a mistake", "---\na: 'b\n---\n", { file, path: ["a"] }, "b", "c", /has a mistake/u],
  ["a text that has moved", mdx, { file, path: [], start: 3 }, "It", "He", /has moved/u],
  ["a component", mdx, { file, path: [], start: start("Two <Term") }, 'Two <Term id="a" />', "Two", /has a component/u],
  ["a line with two", mdx, { file, path: [], start: start("A **loud**") }, "A **loud** bell", "A\nB", /one line/u],
  [
    "a paragraph that would be a list",
    mdx,
    { file, path: [], start: start("It rings") },
    "It rings,\neach [day](/bells).",
    "- It",
    /something else/u,
  ],
  [
    "two paragraphs",
    mdx,
    { file, path: [], start: start("It rings") },
    "It rings,\neach [day](/bells).",
    "It\n\nrings",
    /something else/u,
  ],
  ["a cell with a bar", mdx, { file, path: [], start: start("*Nine*") }, "*Nine*", "Nine | Ten", /something else/u],
  ["code", mdx, { file, path: [], start: start("One") }, "One", "{one", /does not compile/u],
  ["nothing", mdx, { file, path: [], start: start("One") }, "One", "", /something else|moved/u],
])("%s is declined with a sentence", (_, text, source, before, after, message) => {
  expect(() => replaceText(text, source, before, after)).toThrow(message);
});

const lists = '{\n  "a": [\n    { "n": 1 },\n\t{"n":2},\n    "x"\n  ],\n  "one": ["é"]\n}\n';

test.each([
  ["the second up", "up", ["a", 1], '\n    {"n":2},\n\t{ "n": 1 },\n    "x"\n  '],
  ["the first down", "down", ["a", 0], '\n    {"n":2},\n\t{ "n": 1 },\n    "x"\n  '],
  ["the second twice", "duplicate", ["a", 1], '\n    { "n": 1 },\n\t{"n":2},\n\t{"n":2},\n    "x"\n  '],
  ["not the second", "remove", ["a", 1], '\n    { "n": 1 },\n\t"x"\n  '],
  ["not the last", "remove", ["a", 2], '\n    { "n": 1 },\n\t{"n":2}\n  '],
] as const)("a list has %s, in the bytes that it had", (_, action, path, inner) => {
  const changed = changeList(lists, { file: "data/site.json", path }, action);
  expect(changed).toBe(lists.replace(/(?<="a": \[)[^]*?(?=\])/u, inner));
});

test("a list of one entry is repeated or emptied", () => {
  const source = { file: "data/site.json", path: ["one", 0] };
  expect(changeList(lists, source, "duplicate")).toBe(lists.replace('["é"]', '["é","é"]'));
  expect(changeList(lists, source, "remove")).toBe(lists.replace('["é"]', "[]"));
});

test.each([
  ["the first up", "up", ["a", 0]],
  ["the last down", "down", ["a", 2]],
  ["what is no entry", "remove", ["a"]],
  ["what is not there", "duplicate", ["b", 0]],
] as const)("%s is declined with a sentence", (_, action, path) => {
  expect(() => changeList(lists, { file: "data/site.json", path }, action)).toThrow(/entry/u);
});
