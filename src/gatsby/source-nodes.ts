import type { GatsbyNode, SourceNodesArgs } from "gatsby";

import { catalogue } from "../content/catalogue";
import type { ContentRecord } from "../content/read/record";
import { readContent } from "../content/read/read-content";
import { listNodes } from "./content-nodes";
import { chooseShown, readContentSettings } from "./content-settings";

const types = catalogue.map(({ typeName }) => typeName);

/** Makes a node of every record in a JSON file, and takes away those whose record is gone. */
export async function createContentNodes(args: SourceNodesArgs, records: readonly ContentRecord[]): Promise<void> {
  const { createNode, deleteNode } = args.actions;
  const nodes = listNodes(records, args);
  const kept = new Set(nodes.map(({ id }) => id));
  for (const node of types.flatMap((type) => args.getNodesByType(type))) {
    if (!kept.has(node.id)) deleteNode(node);
  }
  await Promise.all(
    nodes.map(async (node) => {
      await createNode(node);
    }),
  );
}

/**
 * The one reading of the content gives the nodes, too. A transformer plugin would read each file again, without its places, rename
 * fields by rules of its own, show what is not to be shown yet, and lose its nodes over a slip.
 */
export const sourceNodes: GatsbyNode["sourceNodes"] = async (args: SourceNodesArgs) => {
  await createContentNodes(args, chooseShown(readContent(process.cwd()).records, readContentSettings()));
};
