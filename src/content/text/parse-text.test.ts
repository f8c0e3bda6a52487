import { parseText } from "./parse-text";

test.each([
  ["{1 + 1}", true],
  ["A {process.exit(1)} in a line.", true],
  ["{/* a */ process.exit(1) /* b */}", true],
  ["export const a = 1", true],
  ['import "fs"', true],
  ["<a href={process.exit(1)}>x</a>", true],
  ["A <a href={process.exit(1)}>x</a> in a line.", true],
  ["<b {...process.exit(1)}>x</b>", true],
  ["<PullQuote text={process.exit(1)} />", true],
  ["<PullQuote {...process.exit(1)} />", true],
  ["{/* A note to ourselves. */}", false],
  ["{/* One. */ /* Two. */}", false],
  ['A <a href="/contact">link</a>.', false],
  ["<PullQuote />", false],
  ["\\{ a brace \\}", false],
])("code is found: %s is %s", (text, isCode) => {
  expect(parseText(`${text}\n`).outline?.findings.some(({ rule }) => rule === "text-code")).toBe(isCode);
});
