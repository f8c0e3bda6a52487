import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import sharp from "sharp";

import { checkContent } from "./check/check-content";
import { fixContent } from "./fix/fix-content";
import { makeNew } from "./new/make-new";
import { dataFolder } from "./read/data-folder";
import { projectRoot } from "./testing/real-content";
import { componentRules } from "./text/components";

// Every recipe of the editors' guide, followed to the letter, one after the other, in a copy of the content.

const guide = readFileSync(join(projectRoot, dataFolder, "README.md"), "utf8");
const scripts = (JSON.parse(readFileSync(join(projectRoot, "package.json"), "utf8")) as { scripts: object }).scripts;

interface Recipe {
  title: string;
  text: string;
}

const recipes: Recipe[] = (guide.split("## Recipes")[1]?.split("\n## ")[0] ?? "")
  .split("\n### ")
  .slice(1)
  .map((text) => ({ title: text.split("\n")[0] ?? "", text }));

/** Recipes that say how to move things, and have nothing to type. */
const byHand = ["Put jobs, people or platforms in another order"];

const root = mkdtempSync(join(tmpdir(), "guide-"));
const pathOf = (file: string) => join(root, file);
const read = (file: string) => readFileSync(pathOf(file), "utf8");
const write = (file: string, value: unknown) => {
  writeFileSync(pathOf(file), `${JSON.stringify(value, null, 2)}\n`);
};

/** Whether a record is one that a recipe makes: whoever has tried the recipes out may have kept it. */
function isOfGuide(record: unknown): boolean {
  const { name, applyUrl, id, from } = record as Record<string, unknown>;
  return [name, applyUrl, id, from].some((key) => typeof key === "string" && examples.has(key));
}

/** All values that the guide names: in double quotes, or as one word. */
const examples = new Set(splitWords(guide.replace(/["`]?,?$/gmu, "\n")).concat(splitWords(guide)));

beforeAll(async () => {
  cpSync(join(projectRoot, dataFolder), join(root, dataFolder), { recursive: true });
  for (const file of ["team", "jobs", "posts", "integrations", "redirects"].map((name) => `data/${name}.json`)) {
    write(
      file,
      (JSON.parse(read(file)) as unknown[]).filter((record) => !isOfGuide(record)),
    );
  }
  for (const made of [
    "articles/what-a-quiet-account-says.mdx",
    "pages/events.json",
    "images/people/ana-lindqvist.jpg",
    "images/logos/integrations/acme-hub.svg",
  ]) {
    rmSync(join(root, dataFolder, made), { force: true });
  }
  await sharp({ create: { width: 800, height: 800, channels: 3, background: "#888888" } })
    .jpeg()
    .toFile(pathOf("ana.jpg"));
  writeFileSync(
    pathOf("acme.svg"),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M0 0h24v24z"/></svg>`,
  );
});

afterAll(() => {
  rmSync(root, { recursive: true });
});

/** Words of a command line, without their quotes. */
function splitWords(line: string): string[] {
  return Array.from(line.matchAll(/"([^"]*)"|(\S+)/gu), ([, quoted, plain]) => quoted ?? plain ?? "");
}

function merge(value: unknown, change: unknown): unknown {
  if (typeof value !== "object" || typeof change !== "object" || value === null || change === null) return change;
  const changed = Object.entries(change).map(([key, part]) => [
    key,
    merge((value as Record<string, unknown>)[key], part),
  ]);
  return { ...value, ...(Object.fromEntries(changed) as object) };
}

async function run(command: string): Promise<string> {
  const [, , script = "", , ...args] = splitWords(command);
  expect(Object.keys(scripts)).toContain(script);
  if (script !== "new") return "";
  const { ok, lines } = await makeNew(root, args, "2026-11-21");
  expect([ok, lines]).toEqual([true, [expect.stringMatching(/^Made /u)]]);
  return command;
}

/** What a recipe tells an editor to do, and how that is done; each says whether it was done. */
const steps: [instruction: RegExp, follow: (...parts: string[]) => unknown][] = [
  [/```sh\n(npm run .*)\n```/gu, run],
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
      // What is changed has to be there.
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
    /Change at the top of `(data\/[^`]+)`:\n\n```yaml\n(\w+): ([^`]+)\n```/gu,
    (file = "", key = "", value = "") => {
      const text = read(file);
      const changed = text.replace(new RegExp(`^${key}: .*$`, "mu"), `${key}: ${value}`);
      expect(changed).not.toBe(text);
      writeFileSync(pathOf(file), changed);
    },
  ],
  [
    /Take out `(data\/[^`]+)`\./gu,
    (file = "") => {
      rmSync(pathOf(file));
    },
  ],
];

test.each(recipes)("the recipe “$title” works, and leaves the content right", async ({ title, text }) => {
  let followed = 0;
  for (const [instruction, follow] of steps) {
    for (const [, ...parts] of text.matchAll(instruction)) {
      await follow(...parts);
      followed++;
    }
  }
  expect([title, followed > 0]).toEqual([title, !byHand.includes(title)]);
  // Every block that an editor is to type was followed.
  expect(text.match(/^```(?:sh|json|yaml)$/gmu)?.length ?? 0).toBeLessThanOrEqual(followed);
  expect(checkContent(root).filter(({ level }) => level === "error")).toEqual([]);
});

test("there is a recipe for all that editors do, and all its pictures are there", () => {
  expect(recipes.length).toBeGreaterThanOrEqual(13);
  const pictures = Array.from(guide.matchAll(/!\[[^\]]+\]\(([^)]+)\)/gu), ([, path = ""]) => path);
  expect(pictures.length).toBeGreaterThanOrEqual(2);
  for (const path of pictures) expect(() => readFileSync(join(projectRoot, dataFolder, path))).not.toThrow();
});

test("what the recipes made needs no more than formatting", async () => {
  for (const { path, text } of await fixContent(root)) writeFileSync(pathOf(`${dataFolder}/${path}`), text);
  expect(checkContent(root)).toEqual([]);
});

test("every command that the guide names is there", () => {
  const named = new Set(Array.from(guide.matchAll(/npm run ([\w:]+)/gu), ([, name = ""]) => name));
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining([...named]));
});

test.each([...componentRules])(
  "the guide shows <%s>, all that it can have, and how it looks",
  (name, { attributes }) => {
    const [, section = ""] = guide.split("## What an article may hold");
    expect(section).toContain(`<${name}`);
    for (const attribute of Object.keys(attributes)) expect(section).toMatch(new RegExp(`\\b${attribute}="`, "u"));
  },
);

test("every picture of the guide is there", () => {
  const pictures = [...guide.matchAll(/!\[[^\]]+\]\(([^)]+)\)/gu)].map(([, path = ""]) => path);
  expect(pictures.filter((path) => !existsSync(join(projectRoot, dataFolder, path)))).toEqual([]);
  expect(pictures.length).toBeGreaterThan(componentRules.size);
});
