import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import sharp from "sharp";
import { parse, stringify } from "yaml";

import { checkContent } from "./check/check-content";
import { dataFolder } from "./read/data-folder";
import { splitMdx } from "./read/read-mdx";
import { isObject } from "./read/record";
import { copyContent } from "./testing/copy-content";
import { projectRoot } from "./testing/real-content";
import { formatArticle } from "./testing/samples";
import { componentRules } from "./text/components";

// Follows every recipe of the editors' guide in turn, in a copy of the starter's content; in the sample's tests in a copy of `data/`.

const guide = readFileSync(join(projectRoot, "data/README.md"), "utf8");

const [, components = ""] = guide.split("## What an article may contain");

const recipes = (guide.split("## Recipes")[1]?.split("\n## What an article may contain")[0] ?? "")
  .split("\n### ")
  .slice(1)
  .map((text) => ({ title: text.split("\n")[0] ?? "", text }));

/** Recipes without input. */
const byHand = [
  "Reorder jobs, people or platforms",
  "Add a language",
  "Translate a page",
  "See what has fallen behind",
  "Take a page away from one language",
];

const content = copyContent();
const pathOf = (file: string) => join(content.root, file.replace(/^data\//u, `${dataFolder}/`));

beforeAll(async () => {
  // The folders of other languages are not in the copy.
  const site = JSON.parse(readFileSync(pathOf("data/site.json"), "utf8")) as { languages?: unknown };
  content.write({ "site.json": JSON.stringify({ ...site, languages: undefined }, null, 2) });
  const photo = sharp({ create: { width: 800, height: 800, channels: 3, background: "#888888" } }).jpeg();
  content.write({
    "images/people/ana-lindqvist.jpg": await photo.toBuffer(),
    "images/logos/integrations/acme-hub.svg": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" />`,
  });
});

function merge(value: unknown, change: unknown): unknown {
  if (!isObject(value) || !isObject(change)) return change;
  return {
    ...value,
    ...Object.fromEntries(Object.entries(change).map(([key, part]) => [key, merge(value[key], part)])),
  };
}

const instruction =
  /(Delete|Write|Add to|Change in|Copy|Copy any file of|Rename its file in|Change at the top of) `(data\/[^`]+)`(?:\.|(?: to `(data\/[^`]+)` and change(?: at its top)?)?:\n\n```(?:json|yaml|mdx)\n([^`]+)```)/gu;

function follow([, verb = "", from = "", to = from, block = ""]: RegExpMatchArray): void {
  if (verb === "Delete") {
    rmSync(pathOf(from));
    return;
  }
  if (verb === "Write") {
    mkdirSync(dirname(pathOf(from)), { recursive: true });
    writeFileSync(pathOf(from), block);
    return;
  }
  const source = from.endsWith("/") ? `${from}${readdirSync(pathOf(from))[0]}` : from;
  const text = readFileSync(pathOf(source), "utf8");
  const isArticle = source.endsWith(".mdx");
  const { yaml, body } = isArticle ? splitMdx(text) : { yaml: text, body: "" };
  // JSON is YAML, too.
  const [before, change] = [parse(yaml), parse(block)] as object[];
  const after = verb === "Add to" ? [...(before as unknown[]), change] : merge(before, change);
  // A changed field must exist.
  if (verb.startsWith("Change")) expect(Object.keys(before ?? {})).toContain(Object.keys(change ?? {})[0]);
  writeFileSync(pathOf(to), isArticle ? `---\n${stringify(after)}---\n${body}` : `${JSON.stringify(after, null, 2)}\n`);
}

test.each(recipes)("the recipe “$title” works, and the content then has no error", ({ title, text }) => {
  const instructions = [...text.matchAll(instruction)];
  instructions.forEach(follow);
  const followed = instructions.length;
  expect(followed > 0).toBe(!byHand.includes(title));
  // Every block of code was used.
  expect(text.match(/^```(?:json|yaml)$/gmu)?.length ?? 0).toBeLessThanOrEqual(followed);
  expect(checkContent(content.root).filter(({ level }) => level === "error")).toEqual([]);
});

const examples = [...components.matchAll(/^```mdx\n([^`]+)^```/gmu)].map(([, example = ""]) => example);

test.each(examples)("an article may contain the example %#", async (example) => {
  const picture = sharp({ create: { width: 1440, height: 1920, channels: 3, background: "#888888" } }).png();
  for (const [, name = ""] of example.matchAll(/(?:image|small)="([^"]+)"/gu))
    content.write({ [`images/${name}`]: await picture.clone().toBuffer() });
  const article = formatArticle("example", "Example").replace(/thumbnail:\n.*\n.*\n/u, "");
  const text = article.replace(example.includes("<PullQuote") ? "<PullQuote />" : "Another", () => example);
  expect(content.list({ "articles/example.mdx": text }).filter(({ level }) => level === "error")).toEqual([]);
});

test.each([...componentRules])("the guide shows <%s> with all its attributes", (name, { attributes }) => {
  expect(components).toContain(`<${name}`);
  for (const attribute of Object.keys(attributes.shape))
    expect(components).toMatch(new RegExp(`\\b${attribute}="`, "u"));
});
