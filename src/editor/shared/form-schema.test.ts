import { article } from "../../content/article";
import { catalogue } from "../../content/catalogue";
import { integration } from "../../content/integration";
import { homePage } from "../../content/pages/home";
import { writeJsonSchema, type JsonSchema } from "../../content/schema/json-schema";
import { site } from "../../content/site";
import { teamMember } from "../../content/team-member";
import { labelOf, toFormSchema } from "./form-schema";

function widgetOf(schema: JsonSchema, ...path: string[]): unknown {
  const { uiSchema } = toFormSchema(schema);
  const at = path.reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], uiSchema);
  return (at as Record<string, unknown>)["ui:widget"];
}

test.each<
  [field: string, definition: Parameters<typeof writeJsonSchema>[0], path: string[], widget: string | undefined]
>([
  ["a short text", teamMember, ["name"], "text"],
  ["a long text", site, ["description"], "textarea"],
  ["a choice", teamMember, ["group"], "select"],
  ["several choices", integration, ["categories"], "checkboxes"],
  ["a picture", teamMember, ["image"], "image"],
  ["a person", article, ["author"], "reference"],
  ["a person of several", article, ["about", "items"], "reference"],
  ["a day", article, ["date"], "date"],
  ["a link", homePage, ["award", "to"], "link"],
  ["a colour", integration, ["color"], "color"],
  ["a number", site, ["foundingYear"], "number"],
  ["what is fixed", homePage, ["template"], "hidden"],
  ["a list of texts", homePage, ["aliases"], undefined],
])("%s has its control", (_, definition, path, widget) => {
  expect(widgetOf(writeJsonSchema(definition), ...path)).toBe(widget);
});

/** All keywords of a schema, however deep. */
function listKeywords({ properties = {}, items, ...schema }: JsonSchema): string[] {
  return [...Object.keys(schema), ...[...Object.values(properties), ...(items ? [items] : [])].flatMap(listKeywords)];
}

test("a form holds shapes alone, so that no rule is judged twice", () => {
  const keywords = new Set(
    catalogue.flatMap((definition) => listKeywords(toFormSchema(writeJsonSchema(definition)).schema)),
  );
  expect([...keywords].sort()).toEqual([
    "const",
    "default",
    "description",
    "enum",
    "required",
    "title",
    "type",
    "uniqueItems",
  ]);
});

test.each([
  ["applyUrl", "Apply URL"],
  ["seo", "SEO"],
  ["name", "Name"],
  ["callToAction", "Call to action"],
  ["articles", "Articles"],
])("the field %s is called %s", (key, label) => {
  expect(labelOf(key)).toBe(label);
});
