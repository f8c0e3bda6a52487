import { parseText } from "./parse-text";

test.each([
  "{1 + 1}",
  "A {process.exit(1)} in a line.",
  "{/* a */ process.exit(1) /* b */}",
  "export const a = 1",
  'import "fs"',
  "<a href={process.exit(1)}>x</a>",
  "A <a href={process.exit(1)}>x</a> in a line.",
  "<b {...process.exit(1)}>x</b>",
  "<PullQuote text={process.exit(1)} />",
  "<PullQuote {...process.exit(1)} />",
])("code is found in %s", (text) => {
  expect(parseText(`${text}\n`).outline?.findings).not.toEqual([]);
});

test.each([
  "{/* A note to ourselves. */}",
  "{/* One. */ /* Two. */}",
  'A <a href="/contact">link</a>.',
  "<PullQuote />",
  "\\{ a brace \\}",
])("no code is found in %s", (text) => {
  expect(parseText(`${text}\n`).outline?.findings).toEqual([]);
});
