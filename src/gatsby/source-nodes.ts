import type { GatsbyNode, SourceNodesArgs } from "gatsby";

import { contentWatch } from "./development/content-watch";
import { followContent } from "./development/follow-content";
import { openNodeSource } from "./node-source";

/**
 * The one reading of the content gives the nodes, too. A transformer plugin would read each file again, without its places, rename
 * fields by rules of its own, show what is not to be shown yet, and lose its nodes over a slip.
 */
export const sourceNodes: GatsbyNode["sourceNodes"] = async (args: SourceNodesArgs) => {
  const isDevelopment = process.env.NODE_ENV === "development";
  if (isDevelopment) await contentWatch.waitUntilShowable();
  const source = openNodeSource(args);
  source.keep();
  await source.bring();
  if (isDevelopment) followContent(source);
};
