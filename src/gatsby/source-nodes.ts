import type { GatsbyNode, NodeInput, SourceNodesArgs } from "gatsby";

import { catalogue } from "../content/catalogue";
import { readContent } from "../content/read/read-content";
import type { ContentRecord } from "../content/read/record";
import { listNodes } from "./content-nodes";
import { chooseShown, readContentSettings } from "./content-settings";
import { contentWatch } from "./development/content-watch";
import { followContent } from "./development/follow-content";

const types = catalogue.map(({ typeName }) => typeName);

function listShown(): ContentRecord[] {
  return chooseShown(readContent(process.cwd()).records, readContentSettings());
}

/** Makes a node of every record in a JSON file that is shown, and takes away those whose record is gone. */
async function createNodes(args: SourceNodesArgs, isWanted: (node: NodeInput) => boolean): Promise<void> {
  const { createNode, deleteNode } = args.actions;
  const nodes = listNodes(listShown(), args);
  const kept = new Set(nodes.map(({ id }) => id));
  for (const node of types.flatMap((type) => args.getNodesByType(type))) {
    if (!kept.has(node.id)) deleteNode(node);
  }
  await Promise.all(
    nodes.filter(isWanted).map(async (node) => {
      await createNode(node);
    }),
  );
}

/**
 * The one reading of the content gives the nodes, too. A transformer plugin would read each file again, without its places, rename
 * fields by rules of its own, show what is not to be shown yet, and lose its nodes over a slip.
 */
export const sourceNodes: GatsbyNode["sourceNodes"] = async (args: SourceNodesArgs) => {
  const isDevelopment = process.env.NODE_ENV === "development";
  if (isDevelopment) await contentWatch.waitUntilShowable();
  // Gatsby takes away what is not made again at the start.
  await createNodes(args, () => true);
  if (!isDevelopment) return;
  followContent(args, {
    listShown,
    listNodes: (records) => listNodes(records, args),
    createNodes: (isWanted) => createNodes(args, isWanted),
  });
};
