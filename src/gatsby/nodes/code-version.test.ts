import { appendFileSync, cpSync } from "node:fs";
import { join } from "node:path";

import { makeFolder } from "../../content/testing/make-folder";
import { hashCode } from "../../content/read/hash-code";
import { codeVersion } from "./code-version";
import { cardCode } from "../output/write-social-cards";

const copy = makeFolder("code");
for (const path of ["src", "gatsby-node.ts", "package.json", "tsconfig.json"])
  cpSync(path, join(copy, path), { recursive: true, filter: (file) => !file.endsWith(".wrangler") });

/** Hashes modules of the copy, by default the build hooks, after adding code to one. */
function hashWith(file: string, modules = ["gatsby-node.ts"]): string {
  appendFileSync(join(copy, file), `\nprocess.emitWarning("${file}");\n`);
  return hashCode(modules, copy);
}

test("the version is the same in another folder, and changes with each module that the build hooks import", () => {
  const versions = [hashCode(["gatsby-node.ts"], copy)];
  expect(versions).toEqual([codeVersion]);
  const modules = ["text/language", "seo/addresses", "content/routes", "charts/paths", "gatsby/output/read-answer"];
  for (const name of [...modules.map((name) => `${name}.ts`), "social-cards/title.tsx", "article/chart/lines.tsx"])
    versions.push(hashWith(`src/${name}`));
  expect(new Set(versions).size).toBe(versions.length);
});

test("the version stays with changes of tests, components, sections and the relay", () => {
  const version = hashCode(["gatsby-node.ts"], copy);
  for (const file of [
    "gatsby/nodes/code-version.test.ts",
    "components/link.tsx",
    "sections/cover.tsx",
    "relay/worker.ts",
  ])
    expect([file, hashWith(`src/${file}`)]).toEqual([file, version]);
});

test("the code of social cards changes with their folder and the theme, and stays with other build hooks", () => {
  const versions = [hashCode(cardCode, copy)];
  for (const name of ["social-cards/title.tsx", "social-cards/load-fonts.ts", "theme/tokens.ts", "theme/palette.ts"])
    versions.push(hashWith(`src/${name}`, cardCode));
  expect(new Set(versions).size).toBe(versions.length);
  expect(hashWith("src/gatsby/output/write-social-cards.ts", cardCode)).toBe(versions.at(-1));
});

test("the code that parses texts changes with its rules, and stays with those of other checks", () => {
  const parser = ["src/content/text/parse-text.ts"];
  const versions = [hashCode(parser, copy)];
  for (const name of ["content/text/check-markup.ts", "content/suggest.ts", "charts/chart-rules.ts"])
    versions.push(hashWith(`src/${name}`, parser));
  expect(new Set(versions).size).toBe(versions.length);
  expect(hashWith("src/content/check/check-routes.ts", parser)).toBe(versions.at(-1));
});
