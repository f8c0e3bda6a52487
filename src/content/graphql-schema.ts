import { z } from "zod";

import type { ContentDefinition } from "./define";

const scalars: [new (...args: never[]) => unknown, string][] = [
  [z.ZodBoolean, "Boolean"],
  [z.ZodNumber, "Int"],
];

function upperFirst(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function describe(schema: unknown, indent: string): string {
  // What may be left out is described within.
  const bare = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  const description = bare instanceof z.ZodType ? bare.meta()?.description : undefined;
  return description === undefined ? "" : `${indent}${JSON.stringify(description)}\n`;
}

/** Collects the object types that a definition's fields need, each once. Throws if two types have one name. */
class TypeWriter {
  readonly types = new Map<string, string>();

  /** GraphQL type of a field, and the directives behind it. */
  private writeField(schema: unknown, parent: string, key: string): { type: string; directives: string } {
    if (schema instanceof z.ZodOptional) {
      const inner = this.writeField(schema.unwrap(), parent, key);
      if (inner.type.endsWith("]!") && inner.directives === "") return { ...inner, directives: " @emptyWhenMissing" };
      return { ...inner, type: inner.type.replace(/!$/u, "") };
    }
    if (schema instanceof z.ZodArray) {
      const inner = this.writeField(schema.element, parent, key);
      return { ...inner, type: `[${inner.type}]!` };
    }
    const meta = schema instanceof z.ZodType ? schema.meta() : undefined;
    if (schema instanceof z.ZodObject) {
      const typeName = meta?.typeName ?? `${parent}${upperFirst(key)}`;
      this.writeObject("type", typeName, schema, "");
      return { type: `${typeName}!`, directives: "" };
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

  /** Writes an object type; `head` is between its name and its fields. */
  writeObject(keyword: "type" | "interface", typeName: string, schema: z.ZodObject, head: string, first = ""): void {
    const fields = Object.entries(schema.shape).map(([key, field]) => {
      const { type, directives } = this.writeField(field, typeName, key);
      // A node's `id` is Gatsby's own.
      const name = key === "id" ? "jsonId" : key;
      return `${describe(field, "  ")}  ${name}: ${type}${directives}`;
    });
    const written = `${keyword} ${typeName}${head} {\n${first}${fields.join("\n")}\n}`;
    // Where a type is used again, it may be described in other words.
    const known = this.types.get(typeName) ?? describe(schema, "") + written;
    if (!known.endsWith(written)) throw new Error(`Two types have the name ${typeName}:\n${known}\n${written}`);
    this.types.set(typeName, known);
  }
}

/**
 * Writes the GraphQL types of all kinds of content, each field with its description.
 * Nothing is inferred, so an empty list or a field left out never changes what a query may ask.
 */
export function writeGraphqlSchema(definitions: readonly ContentDefinition[]): string {
  const writer = new TypeWriter();
  for (const { interface: shared, typeName, schema } of definitions) {
    if (shared)
      writer.writeObject("interface", shared.name, z.object(shared.fields), " implements Node", "  id: ID!\n");
    const interfaces = ["Node", ...(shared ? [shared.name] : [])].join(" & ");
    writer.writeObject("type", typeName, schema, ` implements ${interfaces} @dontInfer`);
  }
  return [...writer.types.values()].join("\n\n");
}
