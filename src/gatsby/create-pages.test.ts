import type { GatsbyNode } from "gatsby";

import { createPages } from "./create-pages";

type Args = Parameters<NonNullable<GatsbyNode["createPages"]>>[0];

/** Paths of the pages that a site without content has. */
async function listPaths(environment: "development" | "production"): Promise<string[]> {
  const paths: string[] = [];
  const none = { nodes: [], group: [] };
  const args = {
    graphql: () =>
      Promise.resolve({ data: { blogPage: null, allPage: none, allPost: none, allArticle: none, allRedirect: none } }),
    actions: {
      createPage: ({ path }: { path: string }) => paths.push(path),
      createRedirect: () => undefined,
    },
  };
  const before = process.env.NODE_ENV;
  Object.assign(process.env, { NODE_ENV: environment });
  try {
    await createPages?.(args as unknown as Args, { plugins: [] }, () => undefined);
  } finally {
    Object.assign(process.env, { NODE_ENV: before });
  }
  return paths;
}

test("only the development server has the design system", async () => {
  expect(await listPaths("development")).toEqual(["/design-system"]);
  expect(await listPaths("production")).toEqual([]);
});
