import { existsSync, readdirSync } from "node:fs";
import { dirname } from "node:path";

import { furtherConfigurations, thorough } from "./test-sizes.json";

const specs = readdirSync("e2e", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".spec.ts"))
  .map((name) => `e2e/${name.replaceAll("\\", "/")}`);

/** Run by `npm run test:all` in the engine that needs them. */
const ofEngines = ["e2e/webkit"];

test("every browser test belongs to one size", () => {
  const own = [...furtherConfigurations.map(({ folder }) => folder), ...ofEngines];
  const ofSite = specs.filter((file) => !own.includes(dirname(file)));
  expect(ofSite.length).toBeGreaterThan(40);
  expect(thorough.filter((file) => !ofSite.includes(file))).toEqual([]);
  expect(new Set(thorough).size).toBe(thorough.length);
  for (const folder of own) {
    expect(specs.some((file) => dirname(file) === folder)).toBe(true);
    expect(existsSync(`${folder}/playwright.config.ts`)).toBe(true);
  }
});
