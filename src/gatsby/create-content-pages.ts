import { resolve } from "node:path";

import type { CreatePagesArgs } from "gatsby";

import { notFoundPath } from "../content/routes";
import { readAnswer } from "./read-answer";

/** Gatsby writes this page to the file that hosts answer unknown paths with. */
const notFoundFile = `${notFoundPath}.html`;

/**
 * Creates the pages of `data/pages/`. An alias is a page of its own: Gatsby's router compares a page's path with the address.
 * @param contexts what a template's page context holds besides the id
 */
export async function createContentPages(
  { graphql, actions }: CreatePagesArgs,
  contexts: Readonly<Record<string, object>>,
): Promise<void> {
  const { allPage } = await readAnswer(
    graphql<Queries.ContentPagesQuery>(`
      query ContentPages {
        allPage {
          nodes {
            id
            path
            aliases
            template
          }
        }
      }
    `),
  );
  for (const { id, path, aliases, template } of allPage.nodes) {
    const component = resolve(`src/templates/${template}.tsx`);
    for (const address of [path === notFoundPath ? notFoundFile : path, ...aliases]) {
      actions.createPage({ path: address, component, context: { id, ...contexts[template] } });
    }
  }
}
