import type { GatsbyNode, Node, NodeInput, NodePluginArgs } from "gatsby";

import { article } from "../content/article";
import { articlePath } from "../content/routes";
import { readCodeVersion } from "./code-version";
import { isPublished, readContentSettings } from "./content-settings";
import { listRawRecords, readRawRecord, type RawRecord } from "./raw-records";
import { countMinutes } from "./reading-time";

/** Makes the node of a record, as queries see it. A record's own `id` is called `jsonId`: a node's `id` is Gatsby's. */
export function toDomainNode(
  { definition, value, body, node }: RawRecord,
  { createNodeId, createContentDigest }: Pick<NodePluginArgs, "createNodeId" | "createContentDigest">,
): NodeInput {
  const { typeName } = definition;
  const more = definition === article ? { path: articlePath(String(value["slug"])), minutes: countMinutes(body) } : {};
  return {
    ...value,
    ...more,
    ...("id" in value ? { jsonId: value["id"] } : {}),
    id: createNodeId(`${typeName} ${node.id}`),
    parent: node.id,
    children: [],
    internal: { type: typeName, contentDigest: createContentDigest([readCodeVersion(), value, body]) },
  };
}

async function publish(record: RawRecord, args: NodePluginArgs): Promise<void> {
  const child = toDomainNode(record, args);
  await args.actions.createNode(child);
  args.actions.createParentChildLink({ parent: record.node, child });
}

/** Publishes every record that is due, as a child of the node that a transformer plugin has made of it. */
export const onCreateNode: GatsbyNode["onCreateNode"] = async ({ node, ...args }) => {
  const record = readRawRecord(node);
  if (record && isPublished(record, readContentSettings())) await publish(record, args);
};

function listPublished({ node }: RawRecord, { getNode }: NodePluginArgs): Node[] {
  return node.children.flatMap((id) => getNode(id) ?? []);
}

/**
 * Publishes what a warm cache holds from another day, for other readers or by other code: `onCreateNode` does not run for nodes of
 * the cache. If one record of a file differs, all are published again, because queries list nodes in the order of their creation.
 */
export const sourceNodes: GatsbyNode["sourceNodes"] = async (args) => {
  const settings = readContentSettings();
  for (const records of listRawRecords(args)) {
    const due = records.filter((record) => isPublished(record, settings));
    const published = records.flatMap((record) => listPublished(record, args));
    const name = ({ id, internal }: NodeInput) => `${id} ${internal.contentDigest}`;
    if (published.map(name).join() === due.map((record) => name(toDomainNode(record, args))).join()) continue;
    for (const node of published) args.actions.deleteNode(node);
    for (const record of due) await publish(record, args);
  }
};
