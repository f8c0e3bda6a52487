import type { CreatePagesArgs } from "gatsby";

import { readAnswer } from "./read-answer";

/** Permanent, and a host must not change the request's method. */
const statusCode = 308;

/**
 * Declares the redirects of `data/redirects.json`: to the router in the browser, and to the host through the adapter.
 */
export async function createRedirects({ graphql, actions }: CreatePagesArgs): Promise<void> {
  const { allRedirect } = await readAnswer(
    graphql<Queries.RedirectsQuery>(`
      query Redirects {
        allRedirect {
          nodes {
            from
            to
          }
        }
      }
    `),
  );
  for (const { from, to } of allRedirect.nodes) {
    actions.createRedirect({ fromPath: from, toPath: to, statusCode, redirectInBrowser: true, ignoreCase: false });
  }
}
