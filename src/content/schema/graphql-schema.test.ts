import { z } from "zod";

import { block, choice, defineContent } from "../define";
import { date, image, reference, slug, text } from "../fields";
import { formatGraphqlSchema } from "./graphql-schema";

const options = { noun: "thing", files: "things.json", holds: "list", labelledBy: "name" } as const;

function write(shape: z.ZodRawShape, more: object = {}): string {
  return formatGraphqlSchema([defineContent("Thing", { ...options, ...more }, z.strictObject(shape))]);
}

test.each<[kind: string, field: z.ZodType, type: string]>([
  ["text", text("D"), "String!"],
  ["choice of names that GraphQL does not allow", z.enum(["a-b"]).describe("D"), "String!"],
  ["whole number", z.int().describe("D"), "Int!"],
  ["number", z.number().describe("D"), "Float!"],
  ["yes or no", z.boolean().describe("D"), "Boolean!"],
  ["date", date("D"), "Date! @dateformat"],
  ["image", image("D"), "File! @imageFile"],
  ["reference", reference("Other", "slug", "D"), `Other! @link(by: "slug")`],
  ["list of texts", z.array(text("E")).describe("D"), "[String!]!"],
  ["list of references", z.array(reference("Other", "slug", "E")).describe("D"), `[Other!]! @link(by: "slug")`],
  ["text that may be left out", text("D").optional(), "String"],
  ["image that may be left out", image("D").optional(), "File @imageFile"],
  ["reference that may be left out", reference("Other", "slug", "D").optional(), `Other @link(by: "slug")`],
  ["list that may be left out", z.array(text("E")).describe("D").optional(), "[String!]! @emptyWhenMissing"],
])("a field that holds a %s is described and has its type", (_, field, type) => {
  expect(write({ field })).toBe(`type Thing implements Node @dontInfer {\n  "D"\n  field: ${type}\n}`);
});

test("a nested object has its own type, named by its block", () => {
  const shape = {
    first: block("Named", "A block", { a: text("A") }),
    list: z.array(block("Entry", "An entry", { c: z.int() })),
    maybe: block("Named", "A block", { a: text("A") }).optional(),
  };
  expect(write(shape).split("\n\n")).toEqual([
    `"A block"\ntype Named {\n  "A"\n  a: String!\n}`,
    `"An entry"\ntype Entry {\n  c: Int!\n}`,
    `type Thing implements Node @dontInfer {\n  "A block"\n  first: Named!\n  list: [Entry!]!\n  "A block"\n  maybe: Named\n}`,
  ]);
});

test("choices have an enum, those of one name with the values of all", () => {
  const shape = {
    one: choice("Side", ["left", "top"]).describe("D"),
    other: choice("Side", ["right", "left"]).optional(),
  };
  expect(write(shape).split("\n\n")).toEqual([
    "enum Side {\n  left\n  top\n  right\n}",
    `type Thing implements Node @dontInfer {\n  "D"\n  one: Side!\n  other: Side\n}`,
  ]);
});

test("a record's own id is called jsonId, and quotes and line breaks in a description are escaped", () => {
  expect(write({ id: slug("Key") })).toContain(`  "Key"\n  jsonId: String!\n`);
  expect(write({ a: text('Say "so"\nplainly') })).toContain(`  "Say \\"so\\"\\nplainly"\n  a: String!`);
});

test("two different types with the same name are an error", () => {
  const [first, second] = ["A", "B"].map((description) => block("Named", "A block", { a: text(description) }));
  expect(() => write({ first: first ?? text("D"), second: second ?? text("D") })).toThrow("the name Named");
});
