import type { Node, NodePluginArgs } from "gatsby";

import { catalogue, findDefinition } from "../content/catalogue";
import type { ContentDefinition } from "../content/define";

/** A record of `data/` as a transformer plugin read it. */
export interface RawRecord {
  definition: ContentDefinition;
  value: Record<string, unknown>;
  /** MDX text of an article; empty for JSON. */
  body: string;
  /** The plugin's node. */
  node: Node;
}

function nameRawType({ typeName, files }: ContentDefinition): string {
  return files.endsWith(".mdx") ? "Mdx" : `${typeName}Json`;
}

const definitions = new Map(catalogue.map((definition) => [nameRawType(definition), definition]));

/** Types of the nodes that the transformer plugins create. */
export const rawTypes: readonly string[] = [...definitions.keys()];

/** The `typeName` option of gatsby-transformer-json. The content check rejects files of an unknown kind. */
export function nameJsonType({ node, object }: { node: { relativePath?: unknown }; object: unknown }): string {
  const definition = findDefinition(String(node.relativePath), object);
  return definition ? nameRawType(definition) : "UnknownJson";
}

/** YAML parses days as dates. The contract has them as `YYYY-MM-DD`. */
function readFrontmatter(frontmatter: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(frontmatter).map(([key, value]: [string, unknown]) => [
      key,
      value instanceof Date ? value.toISOString().slice(0, 10) : value,
    ]),
  );
}

const gatsbyFields = ["id", "parent", "children", "internal", "jsonId"];

/** Removes Gatsby's own fields. gatsby-transformer-json stores a record's own `id` as `jsonId`. */
function readJsonFields(node: Node): Record<string, unknown> {
  const fields = Object.fromEntries(Object.entries(node).filter(([key]) => !gatsbyFields.includes(key)));
  return node["jsonId"] === undefined ? fields : { id: node["jsonId"], ...fields };
}

/** Reads the record of a raw node; undefined for every other node. */
export function readRawRecord(node: Node): RawRecord | undefined {
  const definition = definitions.get(node.internal.type);
  if (!definition) return undefined;
  if (node.internal.type !== "Mdx") return { definition, value: readJsonFields(node), body: "", node };
  return { definition, value: readFrontmatter(node["frontmatter"] as object), body: String(node["body"]), node };
}

/** Lists the records that the transformer plugins have read: a list for each file, in the file's order. */
export function listRawRecords({ getNode, getNodesByType }: Pick<NodePluginArgs, "getNode" | "getNodesByType">) {
  return getNodesByType("File").map(({ children }) =>
    children.flatMap((id) => {
      const node = getNode(id);
      return (node && readRawRecord(node)) ?? [];
    }),
  );
}
