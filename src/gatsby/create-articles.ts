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
          }
        }
      }
    `),
  );
  const component = resolve("src/templates/article.tsx");
  for (const { id, path } of allMdx.nodes) actions.createPage({ path, component, context: { id } });
}
