import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
const documents = [
  "README.md",
  "CONTRIBUTING.md",
  "data/README.md",
  ".github/pull_request_template.md",
  ...readdirSync("docs").map((name) => `docs/${name}`),
].filter((name) => name.endsWith(".md"));

/** Paths that a build, a deployment or a recipe for editors creates; `src/content/guide.test.ts` follows the recipes. */
const created =
  /^(?:public|\.cache|\.build|test-results|src\/gatsby-types|\.vscode\/schemas|data\/(?:articles|pages|texts)|static\/paper)\b/u;

test.each(documents)("%s names only files and commands that exist", (document) => {
  const text = readFileSync(document, "utf8");
  const find = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = ""]) => found);
  const targets = find(/\]\(([^)#\s]+)[^)]*\)/gu).filter((target) => !/^(?:https?:|mailto:|\/)/u.test(target));
  expect(targets.filter((target) => !existsSync(join(dirname(document), target)))).toEqual([]);
  const paths = find(/`((?:src|e2e|tools|docs|data|static|\.github|\.vscode)\/[\w./-]*)`/gu);
  expect(paths.filter((path) => !created.test(path) && !existsSync(path))).toEqual([]);
  expect(find(/\bnpm run ([\w:-]+)/gu).filter((name) => !(name in scripts))).toEqual([]);
});

test("the ways through the code lead from file to file", () => {
  const rows = readFileSync("docs/architecture.md", "utf8").match(/^\|.*`.* [→⇢] .*$/gmu) ?? [];
  expect(rows.length).toBeGreaterThan(5);
  const nameFile = (file: string) => basename(file).replace(/\.tsx?$/u, "");
  for (const row of rows) {
    const [, , count, way = ""] = row.split("|");
    const files = Array.from(way.matchAll(/`([^`]+)`/gu), ([, file = ""]) => file);
    expect([row, files.length]).toEqual([row, Number(count)]);
    for (const [, one = "", other = ""] of way.matchAll(/`([^`]+)` → (?=`([^`]+)`)/gu)) {
      const isNamed = [
        [one, other],
        [other, one],
      ].some(([from = "", to = ""]) => readFileSync(from, "utf8").includes(nameFile(to)));
      expect([one, other, isNamed]).toEqual([one, other, true]);
    }
  }
});
