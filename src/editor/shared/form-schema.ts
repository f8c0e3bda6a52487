import type { JsonSchema } from "../../content/schema/json-schema";

/** What a form is made of: a schema of shapes alone, and how its fields look. Rules are judged by the content check. */
export interface FormSchema {
  schema: JsonSchema;
  uiSchema: Record<string, unknown>;
}

const acronyms: Record<string, string> = { url: "URL", seo: "SEO", id: "ID", rss: "RSS", linkedin: "LinkedIn" };

/** A field's name as a label: `applyUrl` is *Apply URL*. */
export function labelOf(key: string): string {
  const words = key.replace(/([a-z])([A-Z])/gu, "$1 $2").split(/[\s_-]+/u);
  const written = words.map((word) => acronyms[word.toLowerCase()] ?? word.toLowerCase()).join(" ");
  return written.charAt(0).toUpperCase() + written.slice(1);
}

/** Texts of more than this many characters are written in a field of several lines. */
const longText = 120;

function chooseWidget({
  type,
  enum: choices,
  rule,
  pattern,
  maxLength,
  items,
  const: only,
}: JsonSchema): string | undefined {
  if (only !== undefined) return "hidden";
  if (type === "array") return items?.enum ? "checkboxes" : undefined;
  if (choices) return "select";
  if (type === "boolean") return "checkbox";
  if (type !== "string") return "number";
  if (rule && ["image", "link", "reference", "date"].includes(rule.kind)) return rule.kind;
  if (pattern?.toString().startsWith("^#[0-9A-F")) return "color";
  return (maxLength ?? 0) > longText ? "textarea" : "text";
}

/** The form of a record. */
export function toFormSchema(written: JsonSchema, key = ""): FormSchema {
  const { type, properties, items, required, enum: choices, description, const: only, rule, maxLength } = written;
  const widget = chooseWidget(written);
  const base = {
    ...(type === undefined ? {} : { type }),
    ...(key === "" ? {} : { title: labelOf(key) }),
    ...(description === undefined ? {} : { description }),
  };
  const uiSchema: Record<string, unknown> =
    widget === undefined ? {} : { "ui:widget": widget, "ui:options": { rule, maxLength } };
  if (type === "object") {
    const fields = Object.entries(properties ?? {}).map(([name, field]) => [name, toFormSchema(field, name)] as const);
    return {
      schema: {
        ...base,
        required: required ?? [],
        properties: Object.fromEntries(fields.map(([name, form]) => [name, form.schema])),
      },
      uiSchema: Object.fromEntries(fields.map(([name, form]) => [name, form.uiSchema])),
    };
  }
  if (type === "array") {
    const entry = toFormSchema(items ?? {});
    const isChoice = items?.enum !== undefined;
    const entries = { ...entry.schema, ...(entry.schema.type === "string" && !isChoice ? { default: "" } : {}) };
    return {
      schema: { ...base, items: entries, ...(isChoice ? { uniqueItems: true } : {}) },
      uiSchema: { ...uiSchema, items: entry.uiSchema },
    };
  }
  return {
    schema: { ...base, ...(choices ? { enum: choices } : {}), ...(only === undefined ? {} : { const: only }) },
    uiSchema,
  };
}
