import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";

import { listEntries } from "./list-entries";

test("an island has the name of its file, is the only one in it, and is declared nowhere else", () => {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/u.test(file));
  const declared = files
    .filter((file) => !/^islands\b|\.test\./u.test(file))
    .flatMap((file) =>
      Array.from(readFileSync(`src/${file}`, "utf8").matchAll(/= createIsland\("([^"]*)"/gu), ([, name]) => ({
        file: basename(file),
        name,
      })),
    );
  expect(declared.map(({ file }) => file)).toEqual(declared.map(({ name }) => `${name}.island.tsx`));
  const names = declared.map(({ name }) => name).sort();
  expect(Object.keys(listEntries("always")).sort()).toEqual(["idle", "islands", ...names].sort());
});

test("every script exists, and a site that records no visits has none of them", () => {
  const find = (recording: string) =>
    Object.values(listEntries(recording)).map((entry) => (typeof entry === "string" ? entry : entry.import));
  expect(find("ask").filter((file) => !existsSync(file))).toEqual([]);
  expect(find("ask").join()).toMatch(/analytics.visit-data/u);
  expect(find("never").join()).not.toMatch(/analytics/u);
});
