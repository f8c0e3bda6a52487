import { readFileSync } from "node:fs";
import { join } from "node:path";

import Ajv, { type ValidateFunction } from "ajv";
import { parse } from "yaml";
import { z } from "zod";

import * as fields from "../fields";
import { dataFolder, listFiles } from "../read/data-folder";
import { splitMdx } from "../read/read-mdx";
import { edit } from "../testing/copy-content";
import { projectRoot, readData } from "../testing/real-content";
import { samples, type SampleFile } from "../testing/samples";
import { listFileSchemas, readVocabulary } from "./file-schemas";
import { createJsonSchema, type JsonSchema } from "./json-schema";

/** Compiles a schema. Allows only keywords of JSON Schema and annotations. */
function compile(schema: JsonSchema): ValidateFunction {
  const lenient = { strictTypes: false, strictRequired: false, unicodeRegExp: false } as const;
  const ajv = new Ajv({ strict: true, allErrors: true, ...lenient });
  ajv.addVocabulary(["markdownDescription", "patternErrorMessage", "rule"]);
  return ajv.compile(schema);
}

const terms = readVocabulary(".");

const validators = listFileSchemas(terms).map(({ files, schema }) => ({ files, validate: compile(schema) }));

/** Validates the text of a file by its schema and returns the errors. */
function validateText(path: string, text: string): string[] {
  const pattern = `${dataFolder}/${path.includes("/") ? path.replace(/[^/]+\.(\w+)$/u, "*.$1") : path}`;
  const validate = validators.find(({ files }) => files === pattern)?.validate;
  if (!validate) throw new Error(`${path} has no schema.`);
  validate(path.endsWith(".mdx") ? parse(splitMdx(text).yaml) : JSON.parse(text));
  return (validate.errors ?? []).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);
}

test("the schemas accept all content, and every JSON file has one in VS Code", () => {
  const paths = listFiles(join(projectRoot, dataFolder)).filter((file) => /\.(?:json|mdx)$/u.test(file));
  const texts = [...paths.map((path) => [path, readData(path)] as const), ...Object.entries(samples)];
  expect(texts.flatMap(([path, text]) => validateText(path, text).map((error) => `${path}: ${error}`))).toEqual([]);
  const settings = readFileSync(join(projectRoot, ".vscode/settings.json"), "utf8");
  const matches = [...settings.matchAll(/"fileMatch": \["\/([^"]+)"\]/gu)].map(([, file]) => file);
  const files = validators.map((validator) => validator.files).filter((name) => name.endsWith(".json"));
  expect(matches).toEqual(files.map((name) => name.replace(dataFolder, "data")));
});

test.each<[mistake: string, file: SampleFile, from: string, to: string, error: string]>([
  ["a post without a link", "posts.json", `,\n    "url": "/blog/sample"`, "", "/0 oneOf"],
  ["a post with two links", "posts.json", `"/blog/sample"`, `"/a", "linkedinUrl": "https://a.example"`, "/0 oneOf"],
  ["a page of no kind", "pages/sample.json", `"template": "sections"`, `"template": "home"`, "/template enum"],
  ["a page without its kind", "pages/sample.json", `"template": "sections",`, "", " required"],
  ["a block of another page", "pages/sample.json", `"sections":`, `"hero": {}, "sections":`, " additionalProperties"],
])("the schemas reject %s", (_, file, from, to, error) => {
  expect(validateText(file, edit(samples[file], from, to))).toContain(error);
});

test("a section has the fields of its kind, and a mistake is reported for its kind only", () => {
  const check = (from: string, to: string) =>
    validateText("pages/sample.json", edit(samples["pages/sample.json"], from, to)).filter(
      (error) => !error.endsWith(" if"),
    );
  expect(check(`"spacing": "small"`, `"variant": "open"`)).toEqual(["/sections/1 additionalProperties"]);
  expect(check(`"title": "One", `, "")).toEqual(["/sections/1/items/0 required"]);
  expect(check(`"section": "points"`, `"section": "point"`)).toEqual(["/sections/1/section enum"]);
  expect(check(`      "section": "points",\n`, "")).toEqual(["/sections/1 required"]);
});

/** Lists all nested schemas with their paths. */
function listParts(schema: unknown, at = ""): [place: string, part: JsonSchema][] {
  if (typeof schema !== "object" || schema === null) return [];
  const { properties, definitions, items, allOf } = schema as JsonSchema & { allOf?: { then?: JsonSchema }[] };
  const kinds = (allOf ?? []).map(({ then }, index) => [index, then] as const);
  const nested = Object.entries({
    ...properties,
    ...(definitions as object | undefined),
    items,
    ...Object.fromEntries(kinds),
  });
  return [[at, schema as JsonSchema], ...nested.flatMap(([key, part]) => listParts(part, `${at}/${key}`))];
}

const parts = listFileSchemas(terms).flatMap(({ name, schema }) => listParts(schema, name));

test("every field has a description, every pattern a message, and objects allow no other fields", () => {
  const listPlaces = (found: [place: string, part: JsonSchema][]) => found.map(([at]) => at);
  const fieldParts = parts.flatMap(([at, { properties = {} }]) =>
    Object.entries(properties).map(([key, field]): [string, JsonSchema] => [`${at}/${key}`, field]),
  );
  expect(fieldParts.length).toBeGreaterThan(100);
  expect(listPlaces(fieldParts.filter(([, { description = "*" }]) => description.includes("*")))).toEqual([]);
  const isSilent = ({ pattern, patternErrorMessage }: JsonSchema) =>
    pattern !== undefined && !/^[A-Z].*\.$/su.test(String(patternErrorMessage));
  expect(listPlaces(parts.filter(([, part]) => isSilent(part)))).toEqual([]);
  const isOpen = ({ type, additionalProperties }: JsonSchema) => type === "object" && additionalProperties !== false;
  expect(listPlaces(parts.filter(([, part]) => !("allOf" in part) && isOpen(part)))).toEqual([]);
});

const kinds = {
  ...fields,
  text: (description: string) => fields.text(description, 5),
  markdown: (description: string) => fields.markdown(description, 5),
  filled: (description: string) => fields.filled(description, 20, "n", "name"),
  numbers: (description: string) => fields.numbers(3, description),
};

test.each<
  [
    kind: Exclude<keyof typeof kinds, "advise" | "draft" | "linkPattern" | "markdown" | "reference" | "term">,
    right: string[],
    wrong: string[],
  ]
>([
  ["text", ["12345", " é "], ["", "\n\t ", "\u200E\u200D", "123456"]],
  ["filled", ["{n} by {name}"], ["{n}", "{n} by {name} {m}", "{name} { {n}"]],
  ["numbers", ["1 2 3", "-1.5 0 1234567.25"], ["1 2", "1 2 3 4", "1  2 3", "1, 2, 3", "1 2 x", "1e3 2 3", " 1 2 3"]],
  ["slug", ["back-from-cdmx", "10-years"], ["Back-from-cdmx", "back--from", "-back", "back/from", ""]],
  ["path", ["/", "/product/cohorts-ai"], ["product", "/product/", "//product", "/Product", "/product#top"]],
  [
    "url",
    ["https://www.example.com", "https://www.example.com/page?a=1#b"],
    ["http://www.example.com", "www.example.com", "https://", "/page", "javascript:alert(1)", "#", ""],
  ],
  ["urlOrMail", ["https://www.example.com", "mailto:jobs@a.example?subject=a"], ["", "#", "mailto:", "jobs@a.example"]],
  ["urlOrNone", ["#", "https://www.example.com"], ["", "##", "http://a.example"]],
  ["email", ["name@example.com", "o'neil+a.b@xn--e1aybc.xn--p1ai"], ["name@", "a..b@a.example", "a@b.c1", "#", ""]],
  ["emailOrNone", ["#", "name@example.com"], ["name", "##", ""]],
  [
    "link",
    ["/", "/contact?a=b#form", "https://www.example.com/page", "mailto:name@example.com", "tel:+1-202-555(0123);ext=4"],
    [
      "contact",
      "#form",
      "//www.example.com",
      "http://a.example",
      "https://",
      "javascript:alert(1)",
      "/a path",
      "tel:",
      "tel:+49 30",
    ],
  ],
  ["date", ["2024-02-29"], ["2023-02-29", "2024-13-01", "29.01.2025", "2025-01-29T00:00:00Z"]],
  ["image", ["people/jane-doe.png", "mark.svg"], ["../secret.png", "/people/a.png", "people/a.gif"]],
  ["currency", ["USD", "MXN"], ["usd", "US$", "DOLLAR", ""]],
  ["color", ["#1d4ED8"], ["1d4ed8", "#1d4"]],
])("the contract and its JSON Schema accept and reject the same values of the kind %s", (kind, right, wrong) => {
  const schema = z.strictObject({ field: kinds[kind]("A field") });
  const validate = compile(createJsonSchema({ schema }));
  const values = [...right, ...wrong];
  expect(values.filter((field) => schema.safeParse({ field }).success)).toEqual(right);
  expect(values.filter((field) => validate({ field }))).toEqual(right);
});
