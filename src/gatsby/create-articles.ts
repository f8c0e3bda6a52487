import { resolve } from "node:path";

import type { CreatePagesArgs } from "gatsby";

import { readAnswer } from "./read-answer";

/** Creates the page of every article in `data/articles/`. */
export async function createArticles({ graphql, actions }: CreatePagesArgs): Promise<void> {
  const { allMdx } = await readAnswer(
    graphql<Queries.ArticlePagesQuery>(`
      query ArticlePages {
        allMdx {
          nodes {
            id
            path
            internal {
              contentFilePath
            }
          }
        }
      }
    `),
  );
  const template = resolve("src/templates/article.tsx");
  for (const { id, path, internal } of allMdx.nodes) {
    // gatsby-plugin-mdx renders the file named here as the template's children.
    const component = `${template}?__contentFilePath=${internal.contentFilePath ?? ""}`;
    actions.createPage({ path, component, context: { id } });
  }
}
