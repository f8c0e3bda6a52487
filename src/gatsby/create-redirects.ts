import type { CreatePagesArgs } from "gatsby";

import { readAnswer } from "./read-answer";

/** Permanent, and a host must not change the request's method. */
const statusCode = 308;

let targets: ReadonlyMap<string, string> = new Map();

/** Where a path leads, by the redirects there are now; undefined when it is none's. */
export function findRedirect(path: string): string | undefined {
  return targets.get(path);
}

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
  targets = new Map(allRedirect.nodes.map(({ from, to }) => [from, to]));
}
