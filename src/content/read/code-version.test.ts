import { appendFileSync, mkdirSync, writeFileSync } from "node:fs";

import { makeFolder } from "../testing/make-folder";
import { hashCode } from "./code-version";

const project = makeFolder("code");

beforeAll(() => {
  mkdirSync(`${project}/src/relay/.wrangler`, { recursive: true });
  for (const file of [
    "package-lock.json",
    "src/page.tsx",
    "src/site.cjs",
    "src/gatsby-types.d.ts",
    "src/relay/.wrangler/state.json",
  ])
    writeFileSync(`${project}/${file}`, "1");
});

test.each(["package-lock.json", "src/page.tsx", "src/site.cjs"])("another %s is another version", (file) => {
  const before = hashCode(project);
  appendFileSync(`${project}/${file}`, "2");
  expect(hashCode(project)).not.toBe(before);
});

test.each(["src/gatsby-types.d.ts", "src/relay/.wrangler/state.json"])("%s, which is written, is no code", (file) => {
  const before = hashCode(project);
  appendFileSync(`${project}/${file}`, "2");
  expect(hashCode(project)).toBe(before);
});
