import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import sharp from "sharp";
import { parse, stringify } from "yaml";

import { checkContent } from "./check/check-content";
import { dataFolder } from "./read/data-folder";
import { splitMdx } from "./read/read-mdx";
import { isObject } from "./read/record";
import { copyContent } from "./testing/copy-content";
import { projectRoot } from "./testing/real-content";
import { componentRules } from "./text/components";

// Follows every recipe of the editors' guide in turn, in a copy of the starter's content.

const guide = readFileSync(join(projectRoot, "data/README.md"), "utf8");
const scripts = (JSON.parse(readFileSync(join(projectRoot, "package.json"), "utf8")) as { scripts: object }).scripts;

interface Recipe {
  title: string;
  text: string;
}

const recipes: Recipe[] = (guide.split("## Recipes")[1]?.split("\n## ")[0] ?? "")
  .split("\n### ")
  .slice(1)
  .map((text) => ({ title: text.split("\n")[0] ?? "", text }));

/** Recipes without input. */
const byHand = ["Reorder jobs, people or platforms"];

const content = copyContent();
const pathOf = (file: string) => join(content.root, file.replace(/^data\//u, `${dataFolder}/`));
const read = (file: string) => readFileSync(pathOf(file), "utf8");
const write = (file: string, value: unknown) => {
  writeFileSync(pathOf(file), `${JSON.stringify(value, null, 2)}\n`);
};

beforeAll(async () => {
  const photo = sharp({ create: { width: 800, height: 800, channels: 3, background: "#888888" } }).jpeg();
  content.write({
    "images/people/ana-lindqvist.jpg": await photo.toBuffer(),
    "images/logos/integrations/acme-hub.svg": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" />`,
  });
});

afterAll(content.remove);

function merge(value: unknown, change: unknown): unknown {
  if (!isObject(value) || !isObject(change)) return change;
  return {
    ...value,
    ...Object.fromEntries(Object.entries(change).map(([key, part]) => [key, merge(value[key], part)])),
  };
}

/** Instructions of recipes, and functions that follow them. */
const steps: [instruction: RegExp, follow: (...parts: string[]) => void][] = [
  [
    /Add to `(data\/[^`]+)`:\n\n```json\n([^`]+)```/gu,
    (file = "", json = "") => {
      write(file, [...(JSON.parse(read(file)) as unknown[]), JSON.parse(json)]);
    },
  ],
  [
    /Change in `(data\/[^`]+)`:\n\n```json\n([^`]+)```/gu,
    (file = "", json = "") => {
      const [before, change] = [JSON.parse(read(file)), JSON.parse(json)] as unknown[];
      // The changed field must exist.
      expect(JSON.stringify(Object.keys(before as object))).toContain(Object.keys(change as object)[0]);
      write(file, merge(before, change));
    },
  ],
  [
    /Copy `(data\/[^`]+)` to `(data\/[^`]+)` and change:\n\n```json\n([^`]+)```/gu,
    (from = "", to = "", json = "") => {
      write(to, merge(JSON.parse(read(from)), JSON.parse(json)));
    },
  ],
  [
    /(?:Copy any file of|Rename its file in) `(data\/[^`]+)\/` to `(data\/[^`]+)` and change at its top:\n\n```yaml\n([^`]+)```/gu,
    (from = "", to = "", yaml = "") => {
      const [first = ""] = readdirSync(pathOf(from));
      const parts = splitMdx(read(`${from}/${first}`));
      const top = stringify({ ...(parse(parts.yaml) as object), ...(parse(yaml) as object) });
      writeFileSync(pathOf(to), `---\n${top}---\n${parts.body}`);
    },
  ],
  [
    /Change at the top of `(data\/[^`]+)`:\n\n```yaml\n(\w+): ([^`]+)\n```/gu,
    (file = "", key = "", value = "") => {
      const text = read(file);
      const changed = text.replace(new RegExp(`^${key}: .*$`, "mu"), `${key}: ${value}`);
      expect(changed).not.toBe(text);
      writeFileSync(pathOf(file), changed);
    },
  ],
  [
    /Delete `(data\/[^`]+)`\./gu,
    (file = "") => {
      rmSync(pathOf(file));
    },
  ],
];

test.each(recipes)("the recipe “$title” works, and the content then has no error", ({ title, text }) => {
  let followed = 0;
  for (const [instruction, follow] of steps) {
    for (const [, ...parts] of text.matchAll(instruction)) {
      follow(...parts);
      followed++;
    }
  }
  expect([title, followed > 0]).toEqual([title, !byHand.includes(title)]);
  // Every block of code was used.
  expect(text.match(/^```(?:json|yaml)$/gmu)?.length ?? 0).toBeLessThanOrEqual(followed);
  expect(checkContent(content.root).filter(({ level }) => level === "error")).toEqual([]);
});

test("there are at least 13 recipes", () => {
  expect(recipes.length).toBeGreaterThanOrEqual(13);
});

test("every command of the guide exists", () => {
  const named = new Set(Array.from(guide.matchAll(/npm run ([\w:]+)/gu), ([, name = ""]) => name));
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining([...named]));
});

test.each([...componentRules])("the guide shows <%s> with all its attributes", (name, { attributes }) => {
  const [, section = ""] = guide.split("## What an article may contain");
  expect(section).toContain(`<${name}`);
  for (const attribute of Object.keys(attributes.shape)) expect(section).toMatch(new RegExp(`\\b${attribute}="`, "u"));
});

test("every picture of the guide exists", () => {
  const pictures = [...guide.matchAll(/!\[[^\]]+\]\(([^)]+)\)/gu)].map(([, path = ""]) => path);
  expect(pictures.filter((path) => !existsSync(join(projectRoot, "data", path)))).toEqual([]);
  expect(pictures.length).toBeGreaterThan(componentRules.size);
});
