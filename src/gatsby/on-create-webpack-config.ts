import { resolve } from "node:path";

import type { GatsbyNode } from "gatsby";

/** Keeps out of the browser what only the server needs. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions }) => {
  if (stage !== "build-javascript" && stage !== "develop") return;
  actions.setWebpackConfig({
    resolve: {
      alias: {
        "react-helmet": resolve("src/seo/helmet-in-browser.ts"),
        // Emotion's `withTheme` alone needs it, and nothing here calls that.
        "hoist-non-react-statics": false,
        // Gatsby's Script component and its worker come with every page. No page here uses them.
        ...(stage === "build-javascript" ? { "gatsby-script": false, "@builder.io/partytown/integration": false } : {}),
      },
    },
  });
};
