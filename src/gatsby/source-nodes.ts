import type { GatsbyNode, NodeInput, SourceNodesArgs } from "gatsby";

import { catalogue } from "../content/catalogue";
import { readContent } from "../content/read/read-content";
import { listNodes } from "./content-nodes";
import { chooseShown, readContentSettings } from "./content-settings";
import { contentWatch, isShowable } from "./development/content-watch";

const types = catalogue.map(({ typeName }) => typeName);

/** Makes a node of every record in a JSON file that is shown, and takes away those whose record is gone. */
async function createContentNodes(args: SourceNodesArgs, isWanted: (node: NodeInput) => boolean): Promise<void> {
  const { createNode, deleteNode } = args.actions;
  const nodes = listNodes(chooseShown(readContent(process.cwd()).records, readContentSettings()), args);
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

let stopFollowing: (() => void) | undefined;

/** Follows the content in development. While it has an error the last good nodes stay: a half-written file breaks no page. */
function followContent(args: SourceNodesArgs): void {
  const isChanged = ({ id, internal }: NodeInput) =>
    args.getNode(id)?.internal.contentDigest !== internal.contentDigest;
  stopFollowing?.();
  stopFollowing = contentWatch.subscribe((problems) => {
    if (isShowable(problems)) void createContentNodes(args, isChanged);
  });
}

/**
 * The one reading of the content gives the nodes, too. A transformer plugin would read each file again, without its places, rename
 * fields by rules of its own, show what is not to be shown yet, and lose its nodes over a slip.
 */
export const sourceNodes: GatsbyNode["sourceNodes"] = async (args: SourceNodesArgs) => {
  const isDevelopment = process.env.NODE_ENV === "development";
  if (isDevelopment) await contentWatch.waitUntilShowable();
  // Gatsby takes away what is not made again at the start.
  await createContentNodes(args, () => true);
  if (isDevelopment) followContent(args);
};
