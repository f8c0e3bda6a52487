import type { NodeInput } from "gatsby";

import type { ContentRecord } from "../content/read/record";

/** What Gatsby lends for making nodes. */
export interface NodeTools {
  createNodeId: (name: string) => string;
  createContentDigest: (content: string) => string;
}

/** What tells a record from all others of its kind, wherever it stands: the first field that only one may have, else its place. */
function nameKey({ definition, value, at }: ContentRecord): string {
  const [field] = definition.unique;
  const key = field === undefined ? undefined : value[field];
  return typeof key === "string" ? key : String(at[0] ?? 0);
}

/**
 * Makes the GraphQL nodes of the records in JSON files. A record's own `id` is called `jsonId`: a node's `id` is Gatsby's.
 * A node's digest holds those before it in its file, too: Gatsby lists nodes in the order in which they were made, and makes anew
 * only those whose digest has changed. So a record that is changed keeps its place among those that are not.
 */
export function listNodes(records: readonly ContentRecord[], tools: NodeTools): NodeInput[] {
  const last = new Map<string, string>();
  return records
    .filter(({ definition }) => !definition.files.endsWith(".mdx"))
    .map((record) => {
      const { typeName: type } = record.definition;
      const { file } = record.source;
      // As text: Gatsby tells objects without a prototype, as a reader of JSON may make them, not apart.
      const contentDigest = tools.createContentDigest(JSON.stringify([last.get(file), record.value]));
      last.set(file, contentDigest);
      return {
        ...record.value,
        ...("id" in record.value ? { jsonId: record.value["id"] } : {}),
        id: tools.createNodeId(`${type} ${nameKey(record)}`),
        parent: null,
        children: [],
        internal: { type, contentDigest },
      };
    });
}
