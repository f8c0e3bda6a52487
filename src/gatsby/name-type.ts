import type { FileSystemNode } from "gatsby-source-filesystem";

import { findDefinition } from "../content/read/read-content";

/** GraphQL type of a record in a JSON file of `data/`, for gatsby-transformer-json. */
export function nameType({ node, object }: { node: FileSystemNode; object: unknown }): string {
  const definition = findDefinition(node.relativePath, object);
  if (!definition) throw new Error(`No kind of content is kept in ${node.relativePath}.`);
  return definition.typeName;
}
