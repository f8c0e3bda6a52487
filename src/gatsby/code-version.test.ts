import { appendFileSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { codeVersion, hashBuildHooks } from "./code-version";

const copy = mkdtempSync(join(tmpdir(), "code-"));
for (const path of ["src", "gatsby-node.ts", "package.json", "tsconfig.json"])
  cpSync(path, join(copy, path), { recursive: true, filter: (file) => !file.endsWith(".wrangler") });
afterAll(() => {
  rmSync(copy, { recursive: true });
});

/** Hashes the copy after adding code to a module. */
function hashWith(file: string): string {
  appendFileSync(join(copy, file), `\nprocess.emitWarning("${file}");\n`);
  return hashBuildHooks(copy);
}

test("the version is the same in another folder, and changes with each module that the build hooks import", () => {
  const versions = [hashBuildHooks(copy)];
  expect(versions).toEqual([codeVersion]);
  const modules = ["text/language", "seo/addresses", "content/routes", "charts/paths", "gatsby/read-answer"];
  for (const name of [...modules.map((name) => `${name}.ts`), "social-cards/title.tsx", "article/chart/lines.tsx"])
    versions.push(hashWith(`src/${name}`));
  expect(new Set(versions).size).toBe(versions.length);
});

test("the version stays with changes of tests, components, sections and the relay", () => {
  const version = hashBuildHooks(copy);
  for (const file of ["gatsby/code-version.test.ts", "components/link.tsx", "sections/cover.tsx", "relay/worker.ts"])
    expect([file, hashWith(`src/${file}`)]).toEqual([file, version]);
});
