import { resolve } from "node:path";

import type { CreatePagesArgs } from "gatsby";

import { readAnswer } from "./read-answer";

/** Files of the articles that had a page the last time. */
let known: ReadonlySet<string> = new Set();

/**
 * In development, has the scripts bundled again once an article is gone. Webpack tells Gatsby of files that change, but not of one
 * that is taken out, and watches nothing any more until it bundles again.
 */
function noteFiles(files: ReadonlySet<string>, emitter: CreatePagesArgs["emitter"]): void {
  const gone = [...known].find((file) => !files.has(file));
  known = files;
  if (gone !== undefined) emitter.emit("SOURCE_FILE_CHANGED", gone);
}

/** Creates the page of every article in `data/articles/`. */
export async function createArticles({ graphql, actions, emitter }: CreatePagesArgs): Promise<void> {
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
  noteFiles(new Set(allMdx.nodes.map(({ internal }) => internal.contentFilePath ?? "")), emitter);
}
