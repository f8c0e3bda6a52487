import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";

import type { Node, NodePluginArgs } from "gatsby";

import { catalogue, findDefinition, listDefinitions } from "../../content/catalogue";
import type { ContentDefinition } from "../../content/define";
import { readJson } from "../../content/read/read-json";
import { nameContentFile } from "../../editing/mark-sources";
import type { Source } from "../../editing/sources";

/** Record of `data/`, parsed by a transformer plugin. */
export interface RawRecord {
  definition: ContentDefinition;
  value: Record<string, unknown>;
  /** MDX text of an article; empty for JSON. */
  body: string;
  /** Node of the plugin. */
  node: Node;
}

function nameRawType({ typeName, files }: ContentDefinition): string {
  return files.endsWith(".mdx") ? "Mdx" : `${typeName}Json`;
}

const definitions = new Map(catalogue.map((definition) => [nameRawType(definition), definition]));

/** Types of the nodes that the transformer plugins create. */
export const rawTypes: readonly string[] = [...definitions.keys()];

/** Returns the `typeName` for gatsby-transformer-json. The content check rejects unknown files. */
export function nameJsonType({ node, object }: { node: { relativePath?: unknown }; object: unknown }): string {
  const definition = findDefinition(String(node.relativePath), object);
  return definition ? nameRawType(definition) : "UnknownJson";
}

/** Converts dates, which YAML parses, back to `YYYY-MM-DD`. */
function readFrontmatter(frontmatter: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(frontmatter).map(([key, value]: [string, unknown]) => [
      key,
      value instanceof Date ? value.toISOString().slice(0, 10) : value,
    ]),
  );
}

const gatsbyFields = ["id", "parent", "children", "internal", "jsonId"];

/** Removes Gatsby's fields. gatsby-transformer-json stores the `id` of a record as `jsonId`. */
function readJsonFields(node: Node): Record<string, unknown> {
  const fields = Object.fromEntries(Object.entries(node).filter(([key]) => !gatsbyFields.includes(key)));
  return node["jsonId"] === undefined ? fields : { id: node["jsonId"], ...fields };
}

/** Reads the record of a raw node; undefined for other nodes. */
export function readRawRecord(node: Node): RawRecord | undefined {
  if (node.internal.type !== "Mdx") {
    const definition = definitions.get(node.internal.type);
    return definition && { definition, value: readJsonFields(node), body: "", node };
  }
  // Windows separates folders by backslashes.
  const path = String(node.internal.contentFilePath).split(/[\\/]/u).slice(-2);
  const [definition] = listDefinitions(path.join("/"));
  if (!definition) return undefined;
  return { definition, value: readFrontmatter(node["frontmatter"] as object), body: String(node["body"]), node };
}

/** Returns the absolute path of the file of a record. */
export function findPath({ node }: RawRecord, getNode: NodePluginArgs["getNode"]): string | undefined {
  const path = node.internal.contentFilePath ?? getNode(node.parent ?? "")?.["absolutePath"];
  return typeof path === "string" ? path : undefined;
}

/** Finds where a record is written; undefined if its file has changed since. */
export function findSource(record: RawRecord, getNode: NodePluginArgs["getNode"]): Source | undefined {
  const { definition, value } = record;
  const path = findPath(record, getNode);
  if (path === undefined) return undefined;
  const file = nameContentFile(path);
  if (definition.holds === "one") return { file, path: [] };
  const { data } = readJson(file, readFileSync(path, "utf8"));
  const index = Array.isArray(data?.value) ? data.value.findIndex((each) => isDeepStrictEqual(each, value)) : -1;
  return index < 0 ? undefined : { file, path: [index] };
}

/** Lists the records of the transformer plugins, grouped by file and in the order of the file. */
export function listRawRecords({ getNode, getNodesByType }: Pick<NodePluginArgs, "getNode" | "getNodesByType">) {
  return getNodesByType("File").map(({ children }) =>
    children.flatMap((id) => {
      const node = getNode(id);
      return (node && readRawRecord(node)) ?? [];
    }),
  );
}
