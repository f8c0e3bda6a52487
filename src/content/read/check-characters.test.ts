import { checkCharacters } from "./check-characters";

const list = (text: string) =>
  checkCharacters("a.json", text).problems.map(
    ({ column, message }) => `${column} ${/U\+\w+/u.exec(message)?.[0] ?? ""}`,
  );

test.each([
  ["a joiner of Persian", "می\u200Cخواهم"],
  ["a joiner of emoji", "👩\u200D💻"],
  ["a variation selector", "❤\uFE0F"],
  ["marks of direction", "C\u200E++ \u200Fعربي\u061C"],
  ["the tags of a flag", "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}"],
  ["narrow spaces", "5\u202F% 10\u00A0€"],
])("%s is allowed", (_, text) => expect(list(text)).toEqual([]));

test.each([
  ["a reversed text", "a\u202Egpj.exe", "2 U+202E"],
  ["an embedded direction", "a\u202Ab\u202C", "2 U+202A,4 U+202C"],
  ["an isolated direction", "a\u2066b\u2069", "2 U+2066,4 U+2069"],
  ["a space of no width", "a\u200Bb", "2 U+200B"],
  ["a line separator", "a\u2028b", "2 U+2028"],
  ["a filler of Hangul", "a\u3164b", "2 U+3164"],
  ["tags without a flag, as one", "a\u{E0067}\u{E0062}b", "2 U+E0067"],
  ["a control character", "a\u0007b", "2 U+0007"],
])("%s is reported with its code", (_, text, reports) => expect(list(text).join()).toBe(reports));

test.each([
  ["a heading that is underlined with seven signs", "A chapter\n=======\n\nA text.\n", []],
  ["both versions", "<<<<<<< HEAD\n[]\n=======\n[]\n>>>>>>> theirs\n", ["1:1"]],
  ["two versions with Windows line endings", "[]\r\n<<<<<<< HEAD\r\n[]\r\n=======\r\n", ["2:1"]],
  ["what is left without its first mark", "[]\n=======\n[]\n>>>>>>> theirs\n", ["2:1"]],
  ["the last mark alone", "A text.\n>>>>>>> theirs\n", ["2:1"]],
  ["a mark of three versions", "A text.\n||||||| base\n", ["2:1"]],
])("marks of a merge conflict are reported, not a line of a heading: %s", (_, text, places) => {
  const { problems } = checkCharacters("a.mdx", text);
  expect(problems.map(({ line, column }) => `${line}:${column}`)).toEqual(places);
});
