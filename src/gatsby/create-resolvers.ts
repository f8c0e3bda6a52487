import type { CreateResolversArgs, Node } from "gatsby";

import { articleResolver } from "./article-resolver";

interface Context {
  nodeModel: { findOne: (request: object) => Promise<Node | null> };
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
    Article: { content: { resolve: articleResolver(api) } },
    Query: { relatedArticles },
  });
}
