import { z } from "zod";

import { titled } from "../blocks";
import type { ContentDefinition } from "../define";
import { findHidden } from "../omit-gaps";
import { frame } from "../pages/section";

const scalars: [new (...args: never[]) => unknown, string][] = [
  [z.ZodBoolean, "Boolean"],
  [z.ZodNumberFormat, "Int"],
  [z.ZodNumber, "Float"],
];

function describe(schema: unknown, indent: string): string {
  // The inner schema has the description.
  const bare = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  const description = bare instanceof z.ZodType ? bare.meta()?.description : undefined;
  return description === undefined ? "" : `${indent}${JSON.stringify(description)}\n`;
}

/** Collects the object types of definitions, each once. Throws if two different types have the same name. */
class TypeCollector {
  readonly types = new Map<string, string>();
  /** Values of the enums by name. */
  private readonly enums = new Map<string, Set<string>>();

  /** Returns the GraphQL type of a field and its directives. */
  private convertField(schema: unknown): { type: string; directives: string } {
    if (schema instanceof z.ZodOptional) {
      // Nodes have no entries without it.
      if (findHidden(schema)) return this.convertField(schema.unwrap());
      const inner = this.convertField(schema.unwrap());
      if (inner.type.endsWith("]!") && inner.directives === "") return { ...inner, directives: " @emptyWhenMissing" };
      return { ...inner, type: inner.type.replace(/!$/u, "") };
    }
    if (schema instanceof z.ZodArray) {
      const inner = this.convertField(schema.element);
      return { ...inner, type: `[${inner.type}]!` };
    }
    const meta = schema instanceof z.ZodType ? schema.meta() : undefined;
    if (schema instanceof z.ZodDiscriminatedUnion) {
      const typeName = meta?.typeName ?? "";
      this.addType("interface", typeName, z.object(frame).describe(meta?.description ?? ""), "");
      this.addType("interface", "TitledSection", z.object(titled), "");
      for (const member of schema.options as readonly z.ZodObject[]) {
        const fields = z.object({ ...frame, ...member.shape }).describe(member.description ?? "");
        const isTitled = Object.keys(titled).every((name) => name in member.shape);
        const interfaces = [typeName, ...(isTitled ? ["TitledSection"] : [])];
        this.addType("type", member.meta()?.typeName ?? "", fields, ` implements ${interfaces.join(" & ")}`);
      }
      return { type: `${typeName}!`, directives: "" };
    }
    if (schema instanceof z.ZodObject) {
      const typeName = meta?.typeName;
      if (!typeName)
        throw new Error(`Declare ${Object.keys(schema.shape).join(", ")} in a block, which names its GraphQL type.`);
      this.addType("type", typeName, schema, "");
      return { type: `${typeName}!`, directives: "" };
    }
    if (schema instanceof z.ZodEnum && meta?.typeName) {
      this.addEnum(meta.typeName, schema.options.map(String));
      return { type: `${meta.typeName}!`, directives: "" };
    }
    switch (meta?.rule?.kind) {
      case "image":
        return { type: "File!", directives: " @imageFile" };
      case "date":
        return { type: "Date!", directives: " @dateformat" };
      case "reference":
        return { type: `${meta.rule.typeName}!`, directives: ` @link(by: "${meta.rule.by}")` };
      default:
        return { type: `${scalars.find(([kind]) => schema instanceof kind)?.[1] ?? "String"}!`, directives: "" };
    }
  }

  private addEnum(typeName: string, values: readonly string[]): void {
    const all = new Set([...(this.enums.get(typeName) ?? []), ...values]);
    this.enums.set(typeName, all);
    this.types.set(typeName, `enum ${typeName} {\n  ${[...all].join("\n  ")}\n}`);
  }

  /** Adds an object type. `head` is the text between its name and its fields. */
  addType(keyword: "type" | "interface", typeName: string, schema: z.ZodObject, head: string, first = ""): void {
    const fields = Object.entries(schema.shape).map(([key, field]) => {
      const { type, directives } = this.convertField(field);
      // Gatsby reserves the `id` of a node.
      const name = key === "id" ? "jsonId" : key;
      return `${describe(field, "  ")}  ${name}: ${type}${directives}`;
    });
    const definition = `${keyword} ${typeName}${head} {\n${first}${fields.join("\n")}\n}`;
    // Another use of the type may have another description.
    const known = this.types.get(typeName) ?? describe(schema, "") + definition;
    if (!known.endsWith(definition)) throw new Error(`Two types have the name ${typeName}:\n${known}\n${definition}`);
    this.types.set(typeName, known);
  }
}

/**
 * Formats the GraphQL types of definitions, with the descriptions of their fields. Gatsby infers no types, so empty lists and missing
 * fields do not change the schema.
 */
export function formatGraphqlSchema(definitions: readonly ContentDefinition[]): string {
  const collector = new TypeCollector();
  for (const { interface: shared, typeName, schema } of definitions) {
    if (shared) collector.addType("interface", shared.name, z.object(shared.fields), " implements Node", "  id: ID!\n");
    const interfaces = ["Node", ...(shared ? [shared.name] : [])].join(" & ");
    collector.addType("type", typeName, schema, ` implements ${interfaces} @dontInfer`);
  }
  return [...collector.types.values()].join("\n\n");
}
