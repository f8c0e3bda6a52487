import { z } from "zod";

import { catalogue } from "../catalogue";
import * as fields from "../fields";
import { listFileSchemas } from "./file-schemas";
import { writeJsonSchema, type JsonSchema } from "./json-schema";
import { compile } from "./testing/compile";

/** All schemas within a schema, each with its place. */
function listParts(schema: unknown, at = ""): [place: string, part: JsonSchema][] {
  if (typeof schema !== "object" || schema === null) return [];
  const {
    properties = {},
    items,
    definitions = {},
  } = schema as JsonSchema & { definitions?: Record<string, JsonSchema> };
  const nested = [...Object.entries(properties), ...Object.entries(definitions), ["items", items] as const];
  return [[at, schema as JsonSchema], ...nested.flatMap(([key, part]) => listParts(part, `${at}/${key}`))];
}

const parts = listFileSchemas().flatMap(({ name, schema }) => listParts(schema, name));

test("every field is described, for readers with Markdown and without", () => {
  const fieldParts = parts.flatMap(([at, { properties = {} }]) =>
    Object.entries(properties).map(([key, field]) => [`${at}/${key}`, field] as const),
  );
  const bare = fieldParts.filter(([at, { description, markdownDescription }]) => {
    if (/^pages\/template$/u.test(at)) return false;
    return !description || description.includes("*") || !markdownDescription;
  });
  expect(fieldParts.length).toBeGreaterThan(100);
  expect(bare.map(([at]) => at)).toEqual([]);
});

test("every pattern and every choice says in words what would be right", () => {
  const silent = parts.filter(
    ([, { pattern, enum: choices, patternErrorMessage, errorMessage }]) =>
      (pattern !== undefined && !/^[A-Z].*\.$/su.test(String(patternErrorMessage))) ||
      (choices !== undefined && !String(errorMessage).startsWith("Choose from: ")),
  );
  expect(silent.map(([at]) => at)).toEqual([]);
});

test("no object takes fields that the contract does not know", () => {
  const open = parts.filter(
    ([at, { type, additionalProperties }]) => type === "object" && additionalProperties !== false && at !== "pages",
  );
  expect(open.map(([at]) => at)).toEqual([]);
});

/** All schemas of the contract within one. */
function listContracts(schema: unknown): z.ZodType[] {
  if (schema instanceof z.ZodOptional) return listContracts(schema.unwrap());
  if (schema instanceof z.ZodArray) return [schema, ...listContracts(schema.element)];
  if (schema instanceof z.ZodObject) return [schema, ...Object.values(schema.shape).flatMap(listContracts)];
  return schema instanceof z.ZodType ? [schema] : [];
}

test("every rule of the contract that is code has a twin for JSON Schema", () => {
  const coded = catalogue
    .flatMap(({ schema }) => listContracts(schema))
    .filter(({ _zod }) => _zod.def.checks?.some((check) => check._zod.def.check === "custom"));
  expect(coded.length).toBeGreaterThan(0);
  for (const schema of coded) expect(schema.meta()?.jsonSchema).toBeDefined();
});

const kinds = { ...fields, text: (description: string) => fields.text(description, 5) };

test.each<
  [
    kind:
      "text" | "slug" | "path" | "url" | "urlOrNone" | "email" | "emailOrNone" | "link" | "date" | "image" | "color",
    values: string[],
  ]
>([
  ["text", ["", " ", "a", "12345", "123456", "\n"]],
  ["slug", ["a", "back-from-cdmx", "Back", "a--b", "-a", "a/b", ""]],
  ["path", ["/", "/a", "/product/overview", "product", "/product/", "//a", "/A", "/a#b"]],
  [
    "url",
    [
      "https://a.example",
      "https://a.example/b?c=1#d",
      "http://a.example",
      "a.example",
      "/a",
      "javascript:alert(1)",
      "#",
      "",
    ],
  ],
  ["urlOrNone", ["#", "https://a.example", "", "##", "http://a.example"]],
  ["email", ["name@example.com", "name@", "#", ""]],
  ["emailOrNone", ["#", "name@example.com", "name", ""]],
  [
    "link",
    ["/", "/a?b=c#d", "https://a.example", "mailto:name@example.com", "contact", "#a", "//a", "http://a", "https://"],
  ],
  ["date", ["2024-02-29", "2023-02-29", "2024-13-01", "29.01.2025", "2025-01-29T00:00:00Z"]],
  ["image", ["people/a.png", "mark.svg", "../secret.png", "/people/a.png", "people/a.gif"]],
  ["color", ["#1d4ED8", "1d4ed8", "#1d4"]],
])("a field of kind %s is judged as the contract judges it", (kind, values) => {
  const schema = z.strictObject({ field: kinds[kind]("A field") });
  const judge = compile(writeJsonSchema({ schema }));
  expect(values.map((field) => [field, judge({ field })])).toEqual(
    values.map((field) => [field, schema.safeParse({ field }).success]),
  );
});
