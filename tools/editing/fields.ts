import type { JsonSchema } from "../../src/content/schema/json-schema";
import type { Terms } from "../../src/content/vocabulary";

/** A field of the CMS's configuration. Its options depend on its widget. */
export interface CmsField {
  name: string;
  widget: string;
  [option: string]: unknown;
}

/** A widget with its options. */
type Widget = Omit<CmsField, "name"> & { widget: string };

/** What fields need from the rest of the content. */
export interface Surroundings {
  /** Options of a relation to a kind of content, by its GraphQL type. */
  relations: Readonly<Record<string, object>>;
  /** Paths of all pages, for references to a page: a relation reads one file, and each page has its own. */
  pagePaths: readonly string[];
  /** Names in the lists of the vocabulary. */
  terms: Terms;
}

/** Longer texts have a field of several lines. */
const longestLine = 120;

/** Label of a field: *datePosted* is shown as *Date posted*. */
export function writeLabel(key: string): string {
  const words = key.replace(/[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`).replace(/-/gu, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The CMS has one pattern and one message for a field: several patterns are joined by lookaheads. */
function joinPatterns({ pattern, patternErrorMessage, allOf = [] }: JsonSchema): object {
  const patterns = [{ pattern, patternErrorMessage }, ...(allOf as JsonSchema[])].filter((part) => part["pattern"]);
  if (patterns.length === 0) return {};
  const source =
    patterns.length === 1 ? pattern : `^${patterns.map((part) => `(?=[^]*?(?:${String(part["pattern"])}))`).join("")}`;
  return { pattern: [source, patterns.map((part) => part["patternErrorMessage"]).join(" ")] };
}

/** Options with a value. */
function dropUndefined(options: Record<string, unknown>): object {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}

function writeText(schema: JsonSchema): Widget {
  const { minLength: minlength, maxLength: maxlength } = schema;
  const widget = maxlength !== undefined && maxlength > longestLine ? "text" : "string";
  return { widget, ...dropUndefined({ minlength, maxlength }), ...joinPatterns(schema) };
}

function writeReference({ rule }: JsonSchema, surroundings: Surroundings): Widget | undefined {
  if (rule?.kind !== "reference") return undefined;
  const relation = surroundings.relations[rule.typeName];
  return relation ? { widget: "relation", ...relation } : { widget: "select", options: surroundings.pagePaths };
}

function writeList(key: string, schema: JsonSchema, surroundings: Surroundings): Widget {
  const { items = {}, minItems: min, maxItems: max } = schema;
  const count = dropUndefined({ min, max });
  if (items.enum) return { widget: "select", options: items.enum, multiple: true, ...count };
  const reference = writeReference(items, surroundings);
  if (reference) return { ...reference, multiple: true, ...count };
  if (items.type !== "object") return { widget: "list", ...count, field: writeField(key, items, true, surroundings) };
  return { widget: "list", ...count, ...writeItems(items, surroundings) };
}

/** Fields of a list's records, which are collapsed to a summary and an image. */
export function writeItems(record: JsonSchema, surroundings: Surroundings, labelledBy?: string): object {
  const properties = Object.entries(record.properties ?? {});
  const summary = labelledBy ?? properties.find(([, { type, rule }]) => type === "string" && !rule)?.[0];
  const thumbnail = properties.find(([, { rule }]) => rule?.kind === "image")?.[0];
  return {
    ...dropUndefined({ summary: summary && `{{fields.${summary}}}`, thumbnail }),
    collapsed: true,
    fields: writeFields(record, surroundings),
  };
}

/** A switch has no third state: the CMS would write *false* into every record without a value. */
const optionalBoolean = {
  widget: "select",
  options: [
    { label: "Yes", value: true },
    { label: "No", value: false },
  ],
};

function writeWidget(key: string, schema: JsonSchema, required: boolean, surroundings: Surroundings): Widget {
  const { type, rule, enum: options, minimum: min, maximum: max } = schema;
  switch (rule?.kind) {
    case "image": {
      const folder = rule.folder === undefined ? "" : `/${rule.folder}`;
      return {
        widget: "image",
        ...{ media_folder: `/data/images${folder}`, public_folder: folder || "/", choose_url: false },
      };
    }
    case "date":
      return { widget: "datetime", ...{ type: "date", format: "YYYY-MM-DD" } };
    case "color":
      return { widget: "color", ...{ allowInput: true }, ...joinPatterns(schema) };
  }
  const reference = writeReference(schema, surroundings);
  if (reference) return reference;
  if (options) return { widget: "select", ...{ options } };
  switch (type) {
    case "object":
      return { widget: "object", ...{ fields: writeFields(schema, surroundings) } };
    case "array":
      return writeList(key, schema, surroundings);
    case "boolean":
      return required ? { widget: "boolean" } : optionalBoolean;
    case "integer":
      return { widget: "number", ...dropUndefined({ min, max }) };
    case "string":
      return writeText(schema);
  }
  throw new Error(`${key}: the CMS has no field for ${JSON.stringify(schema)}.`);
}

/**
 * The field of the CMS for a field of the contract.
 * @throws if the contract has a required list that may be empty: the CMS omits empty lists
 */
export function writeField(key: string, schema: JsonSchema, required: boolean, surroundings: Surroundings): CmsField {
  if (schema.const !== undefined) return { name: key, widget: "hidden", default: schema.const };
  if (required && schema.type === "array" && !schema.minItems) {
    throw new Error(`${key}: a list that may be empty has to be optional in the contract.`);
  }
  const hint = schema["markdownDescription"] ?? schema.description;
  return {
    name: key,
    label: writeLabel(key),
    ...dropUndefined({ hint }),
    required,
    ...writeWidget(key, schema, required, surroundings),
  };
}

/** Fields of a record, in the order of the contract. */
export function writeFields({ properties = {}, required = [] }: JsonSchema, surroundings: Surroundings): CmsField[] {
  return Object.entries(properties).map(([key, schema]) =>
    writeField(key, schema, required.includes(key), surroundings),
  );
}
