import { resolve } from "node:path";

import type { GatsbyNode } from "gatsby";

/** Has the styles of a build written out when it is made. In development tokens stay open, so that a change of one is seen everywhere. */
export const onCreateBabelConfig: GatsbyNode["onCreateBabelConfig"] = ({ actions }) => {
  if (process.env.NODE_ENV === "production")
    actions.setBabelPlugin({ name: resolve("src/gatsby/styles/inline-tokens.cjs"), options: {} });
};
