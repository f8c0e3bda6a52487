import { readFileSync } from "node:fs";
import { join } from "node:path";

import { listPlaces } from "./list-places";
import { projectRoot } from "./testing/real-content";
import { copyContent } from "./testing/copy-content";

const forms = "https://edit.example.com/forms/";
const content = copyContent();

test("every text of the starter is in the line that it has, without its markup", () => {
  const files = listPlaces(projectRoot);
  expect(files.flatMap(({ texts }) => texts).length).toBeGreaterThan(1500);
  const wrong = files.flatMap(({ file, texts }) => {
    const lines = readFileSync(join(projectRoot, file), "utf8").split("\n");
    return texts
      .filter(
        ({ text, line }) => !(text.match(/[\p{L}\p{N}]+/gu) ?? []).every((word) => lines[line - 1]?.includes(word)),
      )
      .map(({ text, line }) => `${file}:${line} ${text}`);
  });
  // Of a block of several lines, the first.
  expect(wrong.filter((each) => !each.includes("\n"))).toEqual([]);
});

test("a text has the lines of its fields, paragraphs, cells, and attributes; pictures have the names of their files", () => {
  const lines = ["---", "template: text", "path: /rules", "title: Of rules", "keywords:", "  - Order"];
  const body = ["", "The **first** [rule](/team).", "", "| Rule |", "| --- |", "| *Be kind* |", "", "- Two"];
  const figure = ["", "<Figure", '  image="product/plan.png"', '  alt="A plan"', "/>"];
  content.write({ "texts/rules.mdx": [...lines, "---", ...body, ...figure].join("\n"), "jobs.json": "[" });
  const files = listPlaces(content.root);
  const { pages, texts } = files.find(({ file }) => file.endsWith("rules.mdx")) ?? { texts: [] };
  expect(pages).toEqual(["/rules"]);
  expect(texts.map(({ text, line }) => `${line} ${text}`)).toEqual([
    "3 /rules",
    "4 Of rules",
    "6 Order",
    "9 The first rule.",
    "11 Rule",
    "13 Be kind",
    "15 Two",
    "18 plan",
    "19 A plan",
  ]);
  // A file with a syntax error has no places, and the others keep theirs.
  expect(files.some(({ file }) => file.endsWith("jobs.json"))).toBe(false);
});

test("a file has the address of its form, if the site has forms", () => {
  const found = new Map(listPlaces(projectRoot, forms).map(({ file, form }) => [file, form]));
  expect(found.get("starter/jobs.json")).toBe(`${forms}#/collections/_singletons/entries/jobs`);
  expect(found.get("starter/pages/home.json")).toBe(`${forms}#/collections/pages/entries/home`);
  expect(found.get("starter/pages/blog.json")).toBe(`${forms}#/collections/blog-pages/entries/blog`);
  expect(found.get("starter/articles/first-week.mdx")).toBe(`${forms}#/collections/articles/entries/first-week`);
  expect(listPlaces(projectRoot).some(({ form }) => form !== undefined)).toBe(false);
  expect(() => listPlaces(projectRoot, "edit.example.com")).toThrow(
    'FORMS_URL is "edit.example.com". Write the whole address of the forms, e.g. https://edit.example.com/',
  );
});
