import { formatMessage } from "../problem";
import { checkNames } from "./check-names";

const list = (...paths: string[]) => checkNames(paths).map((problem) => `${problem.file}: ${formatMessage(problem)}`);

test.each([
  "articles/con.mdx",
  "images/people/NUL.png",
  "images/aux/a.png",
  "texts/com1.mdx",
  "images/lpt9.tar.png",
  "images/a.",
  "images/a /b.png",
  "images/a?.png",
  "images/a\\b.png",
  "images/<a>.png",
  'images/a:"b".png',
])("a name that Windows cannot hold is reported: %s", (path) => {
  expect(list(path)).toEqual([expect.stringMatching(/^starter\/.*Windows cannot hold this file: .* Rename it/u)]);
});

test.each([
  "articles/icon.mdx",
  "images/console.png",
  "images/com10.png",
  "images/com.png",
  "images/a b.c.png",
  "con-2.json",
])("a name that Windows can hold is not: %s", (path) => expect(list(path)).toEqual([]));

test("of two files whose names differ only in case, the second is reported", () => {
  expect(list("images/A.png", "images/a.png", "images/b.png")).toEqual([
    "starter/images/a.png: the name differs from that of starter/images/A.png only in case, so that Windows and macOS hold one of them. Rename one.",
  ]);
});
