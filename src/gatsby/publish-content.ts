import type { GatsbyNode, NodeInput, NodePluginArgs } from "gatsby";

import { article } from "../content/article";
import { isShown } from "../content/publication";
import { articlePath } from "../content/routes";
import { codeVersion } from "./code-version";
import { readContentSettings } from "./content-settings";
import { listRawRecords, readRawRecord, type RawRecord } from "./raw-records";

/** Of English prose. */
const wordsPerMinute = 230;

/** Minutes that the text of an article takes to read, at least one. Charts do not count. */
export function countMinutes(body: string): number {
  const prose = body
    .replace(/<Chart[^]*?<\/Chart>/gu, " ")
    .replace(/<[^>]+>/gu, " ")
    .replace(/\]\([^)]*\)/gu, " ");
  const words = prose.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / wordsPerMinute));
}

/** Converts a record to a node for queries. The record's own `id` becomes `jsonId`, because a node's `id` belongs to Gatsby. */
function toDomainNode(
  { definition, value, body, node }: RawRecord,
  { createNodeId, createContentDigest }: NodePluginArgs,
): NodeInput {
  const { typeName } = definition;
  return {
    ...value,
    ...(definition === article ? { path: articlePath(String(value["slug"])), minutes: countMinutes(body) } : {}),
    ...("id" in value ? { jsonId: value["id"] } : {}),
    id: createNodeId(`${typeName} ${node.id}`),
    parent: node.id,
    children: [],
    internal: { type: typeName, contentDigest: createContentDigest([codeVersion, value, body]) },
  };
}

async function publish(record: RawRecord, args: NodePluginArgs): Promise<void> {
  const child = toDomainNode(record, args);
  await args.actions.createNode(child);
  args.actions.createParentChildLink({ parent: record.node, child });
}

/** Publishes every record that is due, as a child of the raw node that a transformer plugin created. */
export const onCreateNode: GatsbyNode["onCreateNode"] = async ({ node, ...args }) => {
  const record = readRawRecord(node);
  if (record && isShown(record, readContentSettings())) await publish(record, args);
};

/**
 * Publishes again what a warm cache holds from another day, for another audience or from other code: `onCreateNode` does not run for
 * cached nodes. If one record of a file differs, all are published again, because queries list nodes in the order of creation.
 */
export const sourceNodes: GatsbyNode["sourceNodes"] = async (args) => {
  const settings = readContentSettings();
  const identify = ({ id, internal }: NodeInput) => `${id} ${internal.contentDigest}`;
  for (const records of listRawRecords(args)) {
    const due = records.filter((record) => isShown(record, settings));
    const published = records.flatMap(({ node }) => node.children.flatMap((id) => args.getNode(id) ?? []));
    if (published.map(identify).join() === due.map((record) => identify(toDomainNode(record, args))).join()) continue;
    for (const node of published) args.actions.deleteNode(node);
    for (const record of due) await publish(record, args);
  }
};
