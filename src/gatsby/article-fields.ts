import type { CreateSchemaCustomizationArgs } from "gatsby";

import { articlePath } from "../content/routes";
import { listHeadings } from "./article-headings";
import { findRelated, type Relative } from "./find-related";
import { countMinutes } from "./reading-time";

interface ArticleNode {
  body: string;
  frontmatter: Omit<Relative, "published"> & { date: string | Date };
}

interface ResolverContext {
  nodeModel: { findAll: (request: object) => Promise<{ entries: Iterable<ArticleNode> }> };
}

/** How many articles stand under an article. */
const relatedCount = 3;

const types = `
  "A chapter of an article"
  type ArticleSection {
    "Anchor of its heading"
    id: String!
    title: String!
  }

  type Mdx implements Node {
    "What the file says before its text"
    frontmatter: MdxFrontmatter!
    "Path of the article's page"
    path: String! @articlePath
    "Minutes it takes to read"
    minutes: Int! @articleMinutes
    "Its chapters, in order"
    sections: [ArticleSection!]! @articleSections
    "What to read after it"
    related: [Mdx!]! @relatedArticles
  }
`;

function toRelative(node: ArticleNode) {
  const { slug, category, author, keywords, date } = node.frontmatter;
  return { slug, category, author, keywords, published: new Date(date).getTime(), node };
}

async function resolveRelated(article: ArticleNode, _: unknown, { nodeModel }: ResolverContext) {
  const { entries } = await nodeModel.findAll({ type: "Mdx" });
  const all = Array.from(entries, toRelative);
  return findRelated(toRelative(article), all, relatedCount).map(({ node }) => node);
}

/** Adds to an article's GraphQL type what follows from its text and from the other articles. */
export function createArticleFields({ createFieldExtension, createTypes }: CreateSchemaCustomizationArgs["actions"]) {
  const resolvers = {
    articlePath: ({ frontmatter }: ArticleNode) => articlePath(frontmatter.slug),
    articleMinutes: ({ body }: ArticleNode) => countMinutes(body),
    articleSections: ({ body }: ArticleNode) => listHeadings(body).filter(({ level }) => level === 2),
    relatedArticles: resolveRelated,
  };
  for (const [name, resolve] of Object.entries(resolvers)) {
    createFieldExtension({ name, extend: () => ({ resolve }) });
  }
  createTypes(types);
}
