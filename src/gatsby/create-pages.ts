import type { GatsbyNode } from "gatsby";

import { createArticles } from "./create-articles";
import { createContentPages } from "./create-content-pages";
import { createDesignSystem } from "./create-design-system";
import { createRedirects } from "./create-redirects";

export const createPages: GatsbyNode["createPages"] = async (args) => {
  await createContentPages(args);
  await createArticles(args);
  await createRedirects(args);
  createDesignSystem(args);
};
