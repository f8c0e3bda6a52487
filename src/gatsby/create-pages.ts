import type { GatsbyNode } from "gatsby";

import { createArchive } from "./create-archive";
import { createArticles } from "./create-articles";
import { createContentPages } from "./create-content-pages";
import { createDesignSystem } from "./create-design-system";
import { createRedirects } from "./create-redirects";
import { writeManifest } from "./write-manifest";

export const createPages: GatsbyNode["createPages"] = async (args) => {
  await createContentPages(args, { blog: await createArchive(args) });
  await createArticles(args);
  await createRedirects(args);
  createDesignSystem(args);
  // The development server runs no onPostBuild, and pages ask for the manifest.
  if (process.env.NODE_ENV === "development") await writeManifest(args.graphql);
};
