import { readFileSync } from "node:fs";

import { findRelease, writeFigures, type Figure } from "./format-figures";

const figure: Figure = { name: "Size", value: "1 KiB", command: "npm run weigh", measured: "2026-05-01" };
const text = "# Site\n\n<!-- figures -->\n<!-- /figures -->\n\nMore\n";

/** Removes the padding that Prettier adds to tables. */
const trim = (table: string) => table.replace(/ +/gu, " ").replace(/-{3,}/gu, "---");

test("figures stand between their marks, each command once, and those from before the last release are marked", () => {
  const release = findRelease("## Unreleased\n\n## 1.1.0 - 2026-05-02\n\n## 1.0.0 - 2026-01-01\n");
  expect(release).toBe("2026-05-02");
  const written = writeFigures(text, [figure, { ...figure, measured: "2026-05-02" }], release);
  expect(written).toContain("| Size | 1 KiB | `npm run weigh` | 2026-05-01 (before the last release) |\n");
  expect(written).toContain("| Size | 1 KiB | the same | 2026-05-02 |\n\n<!-- /figures -->\n\nMore");
  expect(writeFigures(written, [], release)).toBe(writeFigures(text, [], release));
  expect(findRelease("## Unreleased\n")).toBeUndefined();
});

test("the README has the figures of docs/figures.json", () => {
  const readme = trim(readFileSync("README.md", "utf8"));
  const figures = JSON.parse(readFileSync("docs/figures.json", "utf8")) as Figure[];
  expect(trim(writeFigures(readme, figures, findRelease(readFileSync("CHANGELOG.md", "utf8"))))).toBe(readme);
});
