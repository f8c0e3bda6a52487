import { writeFile } from "node:fs/promises";

import type { CreatePagesArgs } from "gatsby";

import { readAnswer } from "./read-answer";

/** Permanent, and a host must not change the request's method. */
const statusCode = 308;

/** Where the router of the development server looks. */
const routerFile = ".cache/redirects.json";

let declared = false;

let targets: ReadonlyMap<string, string> = new Map();

/** Where a path leads, by the redirects there are now; undefined when it is none's. */
export function findRedirect(path: string): string | undefined {
  return targets.get(path);
}

/**
 * Declares the redirects of `data/redirects.json`: to the router in the browser, and to the host through the adapter.
 * Gatsby forgets no redirect as long as it runs: from the second time on, in development, the router is told past it.
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
  const redirects = allRedirect.nodes.map(({ from, to }) => ({
    fromPath: from,
    toPath: to,
    statusCode,
    redirectInBrowser: true,
    ignoreCase: false,
  }));
  if (declared) await writeFile(routerFile, JSON.stringify(redirects));
  else for (const redirect of redirects) actions.createRedirect(redirect);
  declared = true;
  targets = new Map(allRedirect.nodes.map(({ from, to }) => [from, to]));
}
