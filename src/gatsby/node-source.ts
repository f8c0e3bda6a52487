import type { Node, NodeInput, SourceNodesArgs } from "gatsby";

import { catalogue } from "../content/catalogue";
import { readContent } from "../content/read/read-content";
import { readCodeVersion } from "./code-version";
import { articleType, listArticleNodes, renderArticle } from "./article-nodes";
import { listNodes } from "./content-nodes";
import { chooseShown, readContentSettings } from "./content-settings";

/** What brings the content to Gatsby. */
export interface NodeSource {
  /** Has Gatsby keep the nodes of the last time: at its start it takes away what is neither made nor touched. */
  keep: () => void;
  /** Whether Gatsby lacks a node, or holds another one than the content has now. */
  isBehind: () => boolean;
  /** Makes the nodes that Gatsby lacks, and takes away those whose record is gone. */
  bring: () => Promise<void>;
}

const types = [articleType, ...catalogue.map(({ typeName }) => typeName)];

/** Opens the content as a source of Gatsby's nodes. */
export function openNodeSource(args: SourceNodesArgs): NodeSource {
  const { createNode, deleteNode, touchNode } = args.actions;
  const version = readCodeVersion();

  function list(): { node: NodeInput; make: () => NodeInput }[] {
    const records = chooseShown(readContent(process.cwd()).records, readContentSettings());
    return [
      ...listNodes(records, args).map((node) => ({ node, make: () => node })),
      // A text is rendered only when its node is made.
      ...listArticleNodes(records, args, version).map((node) => ({ node, make: () => renderArticle(node) })),
    ];
  }

  function isMissing({ id, internal }: NodeInput): boolean {
    return args.getNode(id)?.internal.contentDigest !== internal.contentDigest;
  }

  function listHeld(): Node[] {
    return types.flatMap((type) => args.getNodesByType(type));
  }

  return {
    keep: () => {
      for (const node of listHeld()) touchNode(node);
    },
    isBehind: () => list().some(({ node }) => isMissing(node)),
    bring: async () => {
      const listed = list();
      const kept = new Set(listed.map(({ node }) => node.id));
      for (const node of listHeld()) {
        if (!kept.has(node.id)) deleteNode(node);
      }
      // All at once: in development Gatsby takes what it is given together, and lets each wait for that.
      await Promise.all(
        listed
          .filter(({ node }) => isMissing(node))
          .map(async ({ make }) => {
            await createNode(make());
          }),
      );
    },
  };
}
