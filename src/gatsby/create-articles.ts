import { resolve } from "node:path";

import type { CreatePagesArgs } from "gatsby";

import { readAnswer } from "./read-answer";
import { findRelated } from "./find-related";

/** How many articles stand under an article. */
const relatedCount = 3;

/** Creates the page of every article in `data/articles/`. Its context names what to read next. */
export async function createArticles({ graphql, actions }: CreatePagesArgs): Promise<void> {
  const { allArticle } = await readAnswer(
    graphql<Queries.ArticlePagesQuery>(`
      query ArticlePages {
        allArticle {
          nodes {
            path
            slug
            category
            author {
              slug
            }
            keywords
            date
          }
        }
      }
    `),
  );
  const component = resolve("src/templates/article.tsx");
  const articles = allArticle.nodes.map(({ author, date, ...article }) => ({
    ...article,
    author: author?.slug,
    published: new Date(date).getTime(),
  }));
  for (const article of articles) {
    const { path, slug } = article;
    const context = { slug, related: findRelated(article, articles, relatedCount).map((other) => other.slug) };
    actions.createPage({ path, component, context });
  }
}
