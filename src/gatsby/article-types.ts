import type { CreateSchemaCustomizationArgs } from "gatsby";

const types = `
  "A chapter of an article"
  type ArticleSection {
    "Anchor of its heading"
    id: String!
    title: String!
  }

  "The text of an article as HTML, on both sides of its pull quote"
  type ArticleText {
    beforeQuote: String!
    afterQuote: String!
  }

  "An article's file"
  type Mdx implements Node @dontInfer {
    "What the file says before its text"
    frontmatter: MdxFrontmatter!
    text: ArticleText!
    "Path of the article's page"
    path: String!
    "Minutes it takes to read"
    minutes: Int!
    "Its chapters, in order"
    sections: [ArticleSection!]!
    "What to read after it"
    related: [Mdx!]! @link
  }
`;

/** Declares the GraphQL type of an article's node, which `article-nodes.ts` makes. */
export function createArticleTypes({ createTypes }: CreateSchemaCustomizationArgs["actions"]): void {
  createTypes(types);
}
