import { readdirSync, readFileSync } from "node:fs";

import { parse, stringify } from "yaml";
import { z } from "zod";

import { catalogue, formPath } from "../../src/content/catalogue";
import * as fields from "../../src/content/fields";
import { splitMdx } from "../../src/content/read/read-mdx";
import { createJsonSchema } from "../../src/content/schema/json-schema";
import { createField, type CmsField } from "./fields";
import { createConfig } from "./create-config";

interface Form {
  name: string;
  fields: CmsField[];
}

const terms = (list: string) => [list];
const config = createConfig({ pagePaths: ["/"], terms, siteUrl: "http://localhost:8000/" });

test("there is a form for every kind of content, with its fields in the order of the contract", () => {
  const forms = ([...config.singletons, ...config.collections] as Form[]).map(({ fields: own }) =>
    own[0]?.["root"] === true ? (own[0]["fields"] as CmsField[]) : own,
  );
  expect(forms.map((form) => form.map(({ name }) => name).filter((name) => name !== "body"))).toEqual(
    catalogue.map(({ schema }) => Object.keys(schema.shape)),
  );
  const names = (config.collections as Form[]).map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});

test("every file of the content has the path of its form", () => {
  const collections = (config.collections as Form[]).map(({ name }) => `#/collections/${name}/entries/home`);
  const singletons = (config.singletons as Form[]).map(({ name }) => `#/collections/_singletons/entries/${name}`);
  const paths = catalogue.map((definition) => formPath(definition, `data/${definition.files.replace("*", "home")}`));
  expect(paths.toSorted()).toEqual([...collections, ...singletons].toSorted());
});

test("changes in a repository are reviewed, with the preview that the workflow reports; those in a local folder are saved", () => {
  const backend = { name: "github", repo: "acme/website" };
  const { backend: reviewed, ...options } = createConfig({ pagePaths: [], terms, siteUrl: "", backend });
  expect({ ...reviewed, ...options }).toMatchObject({ ...backend, publish_mode: "editorial_workflow" });
  const workflow = readFileSync(".github/workflows/preview.yml", "utf8");
  const contexts = [...workflow.matchAll(/context="(?<context>.*?)"/gu)].map(({ groups }) => groups?.["context"]);
  expect(new Set(contexts)).toEqual(new Set(["preview_context" in reviewed ? reviewed.preview_context : ""]));
  const forms = [...options.singletons, ...options.collections];
  expect(forms).toEqual(
    forms.map(() => expect.objectContaining({ preview_path: expect.stringMatching(/./u) as string })),
  );
  expect(config).not.toHaveProperty("publish_mode");
});

test.each([
  ["file per record", { collection: "articles", value_field: "slug", display_fields: ["slug"] }],
  ["single record", { collection: "_singletons", file: "forecast", value_field: "name", display_fields: ["name"] }],
])("sections can refer to content with a %s", (_, relation) => {
  expect(JSON.stringify(config.collections)).toContain(
    JSON.stringify({ widget: "relation", ...relation }).slice(1, -1),
  );
});

const relations = { TeamMember: { collection: "_singletons", file: "team", value_field: "team.*.slug" } };

/** The field of the CMS for a field of the contract, without name and label. */
function write(schema: z.ZodType) {
  const record = z.strictObject({ datePosted: schema.describe("A field") });
  const { properties = {}, required = [] } = createJsonSchema({ schema: record }, terms);
  const surroundings = { relations, pagePaths: ["/", "/contact"], terms };
  const field = createField("datePosted", properties["datePosted"] ?? {}, required.length > 0, surroundings);
  return Object.fromEntries(Object.entries(field).filter(([key]) => key !== "name" && key !== "label"));
}

const quote = z.strictObject({ kind: z.literal("a-quote"), text: fields.text("A text") });
const photo = z.strictObject({ kind: z.literal("picture"), image: fields.image("A picture") });
const ofSeveralTypes = {
  widget: "list",
  typeKey: "kind",
  label_singular: "Kind",
  collapsed: true,
  types: [
    { name: "a-quote", label: "A quote", summary: "{{fields.text}}", fields: [{ name: "text" }] },
    { name: "picture", label: "Picture", fields: [{ name: "image" }] },
  ],
};
const picture = fields.image("A field", { folder: "people" });
const person = fields.reference("TeamMember", "slug", "A field");
const line = expect.objectContaining({ widget: "string", maxlength: 60 }) as unknown;
const logo = z.strictObject({ name: fields.text("A name"), logo: fields.image("A logo") });

const described = { hint: "A field", required: true };

test.each<[kind: string, schema: z.ZodType, field: object]>([
  ["short text", fields.text("A field", 60).min(3), { widget: "string", minlength: 3, maxlength: 60 }],
  ["long text", fields.text("A field", 600), { widget: "text", maxlength: 600 }],
  ["day", fields.date("A field"), { widget: "datetime", type: "date", format: "YYYY-MM-DD" }],
  ["color", fields.color("A field"), { widget: "color", allowInput: true }],
  ["whole number", z.int().min(1900), { widget: "number", min: 1900 }],
  ["number", z.number().min(0), { widget: "number", value_type: "float", min: 0 }],
  ["switch", z.boolean(), { widget: "boolean" }],
  ["switch that may be left out", fields.draft("A field"), { widget: "select", required: false }],
  ["choice", z.enum(["a", "b"]), { widget: "select", options: ["a", "b"] }],
  ["choices", z.array(z.enum(["a", "b"])).min(1), { widget: "select", options: ["a", "b"], multiple: true, min: 1 }],
  ["term", fields.term("departments", "A field"), { widget: "select", options: ["departments"] }],
  ["picture", picture, { widget: "image", media_folder: "/data/images/people", public_folder: "/people" }],
  ["reference to a record", person, { widget: "relation", ...relations.TeamMember }],
  [
    "reference to a page",
    fields.reference("Page", "path", "A field"),
    { widget: "select", options: ["/", "/contact"] },
  ],
  ["references", z.array(person).optional(), { widget: "relation", multiple: true, required: false }],
  ["list of texts", z.array(fields.text("A term", 60)).min(1).max(9), { widget: "list", min: 1, max: 9, field: line }],
  ["list of records", z.array(logo).min(1), { summary: "{{fields.name}}", thumbnail: "logo", collapsed: true }],
  ["list of records of several types", z.array(z.discriminatedUnion("kind", [quote, photo])).min(1), ofSeveralTypes],
  ["group", z.strictObject({ name: fields.text("A name") }), { widget: "object" }],
])("a field of kind %s gets its widget, and its limits", (_, schema, field) => {
  expect(write(schema)).toMatchObject({ ...described, ...field });
});

test("a fixed value is hidden, and a label is written as words", () => {
  expect(write(z.literal("home"))).toEqual({ widget: "hidden", default: "home" });
  const schema = { type: "string", description: "A field" };
  expect(createField("datePosted", schema, true, { relations, pagePaths: [], terms })["label"]).toBe("Date posted");
});

test("a text must match all of several patterns, and the message contains theirs", () => {
  const { pattern } = write(fields.filled("A field", 60, "n")) as unknown as { pattern: [string, string] };
  const accepts = (text: string) => new RegExp(pattern[0]).test(text);
  expect(["{n} posts", "posts", "{n} of {m}", ""].map(accepts)).toEqual([true, false, false, false]);
  expect(pattern[1]).toBe(
    "Is empty. Write the text. Contains a placeholder that nothing replaces. Write only {n} in braces. Lacks {n}. Write {n} where it is replaced.",
  );
});

test("a required list that may be empty is an error, because the CMS omits empty lists", () => {
  expect(() => write(z.array(fields.text("A term")).describe("A field"))).toThrow("must be optional");
});

test("articles are formatted as the CMS writes them, so that saving changes edited fields only", () => {
  const options = { lineWidth: 0, defaultStringType: "PLAIN", singleQuote: true } as const;
  for (const file of readdirSync("starter/articles")) {
    const { yaml } = splitMdx(readFileSync(`starter/articles/${file}`, "utf8"));
    expect([file, yaml]).toEqual([file, stringify(parse(yaml), null, options)]);
  }
});
