import { readFileSync } from "node:fs";

import type { NodeInput, SourceNodesArgs } from "gatsby";

import { catalogue } from "../content/catalogue";
import { readContent } from "../content/read/read-content";
import { articleType, listArticleNodes, renderArticle } from "./article-nodes";
import { listNodes } from "./content-nodes";
import { chooseShown, readContentSettings } from "./content-settings";

/** What brings the content to Gatsby. */
export interface NodeSource {
  /** Whether Gatsby lacks a node, or holds another one than the content has now. */
  isBehind: () => boolean;
  /** Makes the nodes that Gatsby lacks, and takes away those whose record is gone. */
  bring: () => Promise<void>;
}

const types = [articleType, ...catalogue.map(({ typeName }) => typeName)];

/** Gatsby's compilation of this very code: it keeps nodes from build to build, which must not outlive what made them. */
function readCode(): string {
  return readFileSync(".cache/compiled/gatsby-node.js", "utf8");
}

/** Opens the content as a source of Gatsby's nodes. */
export function openNodeSource(args: SourceNodesArgs): NodeSource {
  const { createNode, deleteNode, touchNode } = args.actions;
  const version = args.createContentDigest(readCode());

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

  return {
    isBehind: () => list().some(({ node }) => isMissing(node)),
    bring: async () => {
      const listed = list();
      const kept = new Set(listed.map(({ node }) => node.id));
      for (const node of types.flatMap((type) => args.getNodesByType(type))) {
        // Gatsby takes away at the start what is neither made nor touched.
        if (kept.has(node.id)) touchNode(node);
        else deleteNode(node);
      }
      for (const { make } of listed.filter(({ node }) => isMissing(node))) await createNode(make());
    },
  };
}
