import { getNodeValue, parseTree, type Node } from "jsonc-parser";
import { z } from "zod";

import { isObject } from "../read/record";
import type { ContentDefinition } from "../define";
import { entryOf, fieldOf, listKeys } from "./contract";
import { isEqual } from "./equal";
import { formatContent } from "./format-content";
import { matchEntries } from "./match-entries";
import { orderKeys } from "./order-keys";

type Definition = Pick<ContentDefinition, "schema" | "holds" | "labelledBy" | "unique">;

/** Writes values in the words of an old text, as far as they stand there. */
class JsonWriter {
  constructor(
    private readonly text: string,
    /** Fields that tell the records of a list apart. */
    private readonly keys: readonly string[],
  ) {}

  private writeObject(value: Record<string, unknown>, schema: unknown, old: Node | undefined): string {
    const properties = new Map(
      (old?.type === "object" ? (old.children ?? []) : []).flatMap(({ children: [key, node] = [] }) =>
        key && node ? [[String(key.value), { key, node }] as const] : [],
      ),
    );
    const present = Object.keys(value).filter((key) => value[key] !== undefined);
    const fields = orderKeys([...properties.keys()], present, listKeys(schema)).map((key) => {
      const property = properties.get(key);
      const name = property ? this.textOf(property.key) : JSON.stringify(key);
      return `${name}: ${this.write(value[key], fieldOf(schema, key), property?.node)}`;
    });
    // A line break behind the bracket is what makes the formatter put each field on its own line.
    const isInline = old?.type === "object" && /^\{[ \t]*\S/u.test(this.textOf(old));
    return isInline ? `{ ${fields.join(", ")} }` : `{\n${fields.join(",\n")}\n}`;
  }

  private writeList(value: readonly unknown[], schema: unknown, old: Node | undefined): string {
    const nodes = old?.type === "array" ? (old.children ?? []) : [];
    const matches = matchEntries(nodes.map(getNodeValue), value, this.keys);
    const entries = value.map((entry, index) => {
      const match = matches[index];
      return this.write(entry, entryOf(schema), match === undefined ? undefined : nodes[match]);
    });
    return `[${entries.join(",\n")}]`;
  }

  private textOf({ offset, length }: Node): string {
    return this.text.slice(offset, offset + length);
  }

  write(value: unknown, schema: unknown, old: Node | undefined): string {
    if (old && isEqual(getNodeValue(old), value)) return this.textOf(old);
    if (Array.isArray(value)) return this.writeList(value, schema, old);
    if (isObject(value)) return this.writeObject(value, schema, old);
    return JSON.stringify(value ?? null);
  }
}

/**
 * Writes a file of JSON with the smallest change: what says the same keeps its text, wherever in its list it stands now, and new
 * fields stand in the contract's order. The result is formatted as the project is.
 * @param text the file as it is; empty for a new one. Throws when it is not JSON.
 */
export async function writeJson(text: string, value: unknown, definition: Definition): Promise<string> {
  const root = text.trim() === "" ? undefined : parseTree(text);
  if (root && isEqual(getNodeValue(root), value)) return text;
  const schema = definition.holds === "list" ? z.array(definition.schema) : definition.schema;
  const writer = new JsonWriter(text, [...definition.unique, definition.labelledBy]);
  return formatContent("json", writer.write(value, schema, root));
}
