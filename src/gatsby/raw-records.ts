import type { Node, NodePluginArgs } from "gatsby";

import { catalogue } from "../content/catalogue";
import type { ContentDefinition } from "../content/define";
import { findDefinition } from "../content/read/read-content";

/** A record of `data/` as a transformer plugin has read it. */
export interface RawRecord {
  definition: ContentDefinition;
  value: Record<string, unknown>;
  /** Text of an article, as MDX; empty for JSON. */
  body: string;
  /** The plugin's node. */
  node: Node;
}

interface JsonSource {
  node: { relativePath?: unknown };
  object: unknown;
}

function nameRawType({ typeName, files }: ContentDefinition): string {
  return files.endsWith(".mdx") ? "Mdx" : `${typeName}Json`;
}

/** Kinds of content by the type of their raw nodes. */
const definitions: ReadonlyMap<string, ContentDefinition> = new Map(
  catalogue.map((definition) => [nameRawType(definition), definition]),
);

/** Types of the nodes that the transformer plugins make. */
export const rawTypes: readonly string[] = [...definitions.keys()];

/** The `typeName` option of gatsby-transformer-json. The content check rejects a file of no known kind. */
export function nameJsonType({ node, object }: JsonSource): string {
  const definition = findDefinition(String(node.relativePath), object);
  return definition ? nameRawType(definition) : "UnknownJson";
}

/** A day that YAML reads as a date, as the contract has it: `YYYY-MM-DD`. */
function writeDay(value: unknown): unknown {
  return value instanceof Date ? value.toISOString().slice(0, 10) : value;
}

function readFrontmatter(frontmatter: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(frontmatter).map(([key, value]) => [key, writeDay(value)]));
}

/** Takes Gatsby's own fields off a node of gatsby-transformer-json. A record's own `id` is in `jsonId`. */
function readJsonFields({ jsonId, ...node }: Node & { jsonId?: unknown }): Record<string, unknown> {
  const own = Object.entries(node).filter(([key]) => !["id", "parent", "children", "internal"].includes(key));
  return { ...(jsonId === undefined ? {} : { id: jsonId }), ...Object.fromEntries(own) };
}

/** Reads the record of a raw node; undefined for every other node. */
export function readRawRecord(node: Node): RawRecord | undefined {
  const definition = definitions.get(node.internal.type);
  if (!definition) return undefined;
  if (node.internal.type !== "Mdx") return { definition, value: readJsonFields(node), body: "", node };
  return {
    definition,
    value: readFrontmatter(node["frontmatter"] as object),
    body: String(node["body"]),
    node,
  };
}

/** Lists the records that the transformer plugins have read, file by file, each file's in its order. */
export function listRawRecords({ getNode, getNodesByType }: Pick<NodePluginArgs, "getNode" | "getNodesByType">) {
  return getNodesByType("File").map(({ children }) =>
    children.flatMap((id): RawRecord[] => {
      const node = getNode(id);
      const record = node && readRawRecord(node);
      return record ? [record] : [];
    }),
  );
}
