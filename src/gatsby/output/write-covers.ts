import type { CreatePagesArgs } from "gatsby";

import { writePublic } from "./public-folder";
import { readAnswer } from "./read-answer";
import { mapBatches } from "./results";

/** Writes the covers of all articles, to which pages and social cards refer. */
export async function writeCovers(graphql: CreatePagesArgs["graphql"]): Promise<void> {
  const { allArticle } = await readAnswer(
    graphql<Queries.CoversQuery>(`
      query Covers {
        allArticle {
          nodes {
            covers {
              path
              svg
            }
          }
        }
      }
    `),
  );
  const covers = allArticle.nodes.flatMap((article) => article.covers);
  await mapBatches(covers, ({ path, svg }) => writePublic(path, svg));
}
