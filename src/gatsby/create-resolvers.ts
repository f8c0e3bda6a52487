import { copyFile, mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";

import type { CreateResolversArgs, Node } from "gatsby";

import { articleResolver } from "./article-resolver";
import { publicFolder } from "./public-folder";
import { shortenDigest } from "./short-digest";

interface FileNode {
  absolutePath: string;
  base: string;
  internal: { contentDigest: string };
}

interface Context {
  nodeModel: { findOne: (request: object) => Promise<Node | null> };
}

/** Copies a file to where the site serves it, and returns its path there. */
async function publish({ absolutePath, base, internal }: FileNode): Promise<string> {
  const path = `/static/${shortenDigest(internal.contentDigest)}/${base}`;
  const target = join(publicFolder, path);
  await mkdir(dirname(target), { recursive: true });
  await copyFile(absolutePath, target);
  return path;
}

/** Finds the articles that a page's context names, in its order. */
const relatedArticles = {
  type: "[Article!]!",
  args: { slugs: "[String!]!" },
  resolve: (_: unknown, { slugs }: { slugs: string[] }, { nodeModel }: Context) =>
    Promise.all(slugs.map((slug) => nodeModel.findOne({ type: "Article", query: { filter: { slug: { eq: slug } } } }))),
};

export function createResolvers(api: CreateResolversArgs): void {
  // Gatsby says of it only that it is a function.
  const create = api.createResolvers as (resolvers: object) => void;
  create({
    // With gatsby-source-filesystem's longer paths the pages with many logos would need another round trip on a slow line.
    File: { publicURL: { resolve: publish } },
    Article: { content: { resolve: articleResolver(api) } },
    Query: { relatedArticles },
  });
}
