import type { JsonSchema } from "../../src/content/schema/json-schema";
import type { Terms } from "../../src/content/vocabulary";

/** Field of the CMS configuration. The options depend on the widget. */
export interface CmsField {
  name: string;
  widget: string;
  [option: string]: unknown;
}

type Widget = Omit<CmsField, "name"> & { widget: string };

export interface Surroundings {
  /** Options of relations, by GraphQL type. */
  relations: Readonly<Record<string, object>>;
  /** Paths of all pages, because a relation cannot refer to several files. */
  pagePaths: readonly string[];
  terms: Terms;
}

/** Longer texts get a text area. */
const longestLine = 120;

/** Formats the label of a field: *datePosted* becomes *Date posted*. */
export function formatLabel(key: string): string {
  const words = key.replace(/[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`).replace(/-/gu, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Joins patterns by lookaheads, because the CMS supports one pattern and one message per field. */
function joinPatterns({ pattern, patternErrorMessage, allOf = [] }: JsonSchema): object {
  const patterns = [{ pattern, patternErrorMessage }, ...(allOf as JsonSchema[])].filter((part) => part["pattern"]);
  if (patterns.length === 0) return {};
  const source =
    patterns.length === 1 ? pattern : `^${patterns.map((part) => `(?=[^]*?(?:${String(part["pattern"])}))`).join("")}`;
  return { pattern: [source, patterns.map((part) => part["patternErrorMessage"]).join(" ")] };
}

function dropUndefined(options: Record<string, unknown>): object {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}

function createText(schema: JsonSchema): Widget {
  const { minLength: minlength, maxLength: maxlength } = schema;
  const widget = maxlength !== undefined && maxlength > longestLine ? "text" : "string";
  return { widget, ...dropUndefined({ minlength, maxlength }), ...joinPatterns(schema) };
}

function createReference({ rule }: JsonSchema, surroundings: Surroundings): Widget | undefined {
  if (rule?.kind !== "reference") return undefined;
  const relation = surroundings.relations[rule.typeName];
  return relation ? { widget: "relation", ...relation } : { widget: "select", options: surroundings.pagePaths };
}

function createList(key: string, schema: JsonSchema, surroundings: Surroundings): Widget {
  const { items = {}, minItems: min, maxItems: max } = schema;
  const count = dropUndefined({ min, max });
  if (items.enum) return { widget: "select", options: items.enum, multiple: true, ...count };
  const reference = createReference(items, surroundings);
  if (reference) return { ...reference, multiple: true, ...count };
  if (items.type !== "object") return { widget: "list", ...count, field: createField(key, items, true, surroundings) };
  const create = items["allOf"] ? createTypes : createItems;
  return { widget: "list", ...count, ...create(items, surroundings) };
}

/** Creates the fields of a record, and its summary for lists. */
function createRecord(record: JsonSchema, surroundings: Surroundings, labelledBy?: string) {
  const texts = Object.entries(record.properties ?? {})
    .filter(([, { type, rule, enum: options }]) => type === "string" && !rule && !options)
    .map(([key]) => key);
  const summary = labelledBy ?? (texts.includes("title") ? "title" : texts[0]);
  return {
    ...dropUndefined({ summary: summary && `{{fields.${summary}}}` }),
    fields: createFields(record, surroundings),
  };
}

/** Creates the fields of a list's records, which are collapsed to a summary and an image. */
export function createItems(record: JsonSchema, surroundings: Surroundings, labelledBy?: string): object {
  const thumbnail = Object.entries(record.properties ?? {}).find(([, { rule }]) => rule?.kind === "image")?.[0];
  return { ...createRecord(record, surroundings, labelledBy), ...dropUndefined({ thumbnail }), collapsed: true };
}

/** Creates the types of a list's records, see `selectSchema`. */
function createTypes({ required: [typeKey = ""] = [], allOf }: JsonSchema, surroundings: Surroundings): object {
  const types = (allOf as { then: JsonSchema }[]).map(({ then: { properties = {}, ...record } }) => {
    const { [typeKey]: selector, ...others } = properties;
    const name = selector?.const ?? "";
    return {
      name,
      label: formatLabel(name),
      widget: "object",
      ...createRecord({ ...record, properties: others }, surroundings),
    };
  });
  return { label_singular: formatLabel(typeKey), typeKey, types, collapsed: true };
}

/** Not a switch, for which the CMS would write *false* into every record without a value. */
const optionalBoolean = {
  widget: "select",
  options: [
    { label: "Yes", value: true },
    { label: "No", value: false },
  ],
};

function createWidget(key: string, schema: JsonSchema, required: boolean, surroundings: Surroundings): Widget {
  const { type, rule, enum: options, minimum: min, maximum: max } = schema;
  switch (rule?.kind) {
    case "image": {
      const folder = rule.folder === undefined ? "" : `/${rule.folder}`;
      const place = { media_folder: `/data/images${folder}`, public_folder: folder || "/" };
      return { widget: "image", ...place, choose_url: false };
    }
    case "date":
      return { widget: "datetime", type: "date", format: "YYYY-MM-DD" };
    case "color":
      return { widget: "color", allowInput: true, ...joinPatterns(schema) };
  }
  const reference = createReference(schema, surroundings);
  if (reference) return reference;
  if (options) return { widget: "select", options };
  switch (type) {
    case "object":
      return { widget: "object", fields: createFields(schema, surroundings) };
    case "array":
      return createList(key, schema, surroundings);
    case "boolean":
      return required ? { widget: "boolean" } : optionalBoolean;
    case "integer":
      return { widget: "number", ...dropUndefined({ min, max }) };
    case "number":
      return { widget: "number", value_type: "float", ...dropUndefined({ min, max }) };
    case "string":
      return createText(schema);
  }
  throw new Error(`${key}: the CMS has no field for ${JSON.stringify(schema)}.`);
}

/**
 * Creates a field of the CMS from a field of the contract.
 * @throws if the contract has a required list that may be empty, because the CMS omits empty lists
 */
export function createField(key: string, schema: JsonSchema, required: boolean, surroundings: Surroundings): CmsField {
  if (schema.const !== undefined) return { name: key, widget: "hidden", default: schema.const };
  if (required && schema.type === "array" && !schema.minItems)
    throw new Error(`${key}: a list that may be empty must be optional in the contract.`);
  const hint = schema["markdownDescription"] ?? schema.description;
  return {
    name: key,
    label: formatLabel(key),
    ...dropUndefined({ hint }),
    required,
    ...createWidget(key, schema, required, surroundings),
  };
}

/** Creates the fields of a record, in the order of the contract. */
export function createFields({ properties = {}, required = [] }: JsonSchema, surroundings: Surroundings): CmsField[] {
  return Object.entries(properties).map(([key, schema]) =>
    createField(key, schema, required.includes(key), surroundings),
  );
}
