import { resolve } from "node:path";

import type { GatsbyNode } from "gatsby";
import type { Configuration, WebpackPluginInstance } from "webpack";

import { allowModernCode, browserConstants, compiledAtOnce, settleBundles } from "./bundle-settings";
import { readContentSettings } from "./content-settings";
import { shipless } from "./shipless/aliases";
import { startScript } from "./write-start-script";

/** Replaces `sessionStorage` in Gatsby's runtime. */
const safeStorage = [resolve("src/browser/session-storage.ts"), "default"];

/** Writes into the scripts what they must know of the settings, and keeps out of the browser what only the server, or only an editor, needs. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions, plugins, getConfig }) => {
  const { day, audience, preview } = readContentSettings();
  // Gatsby says of its plugins only that they are functions.
  const define = plugins.define as (constants: Record<string, string>) => WebpackPluginInstance;
  const provide = plugins.provide as (modules: Record<string, string[]>) => WebpackPluginInstance;
  const begin = plugins.banner as (options: object) => WebpackPluginInstance;
  const minify = plugins.minifyJs as (options: object) => WebpackPluginInstance;
  const inBrowser = stage === "build-javascript" || stage === "develop";
  actions.setWebpackConfig({
    // Source maps are not published (`move-bundle-reports.ts`), so that scripts must not name them.
    ...(stage === "build-javascript" ? { devtool: "hidden-source-map" } : {}),
    plugins: [
      define({
        "process.env.CONTENT_DAY": JSON.stringify(day),
        "process.env.PREVIEW": JSON.stringify(preview ? "preview" : ""),
        ...(inBrowser ? browserConstants : {}),
      }),
      ...(stage === "build-javascript"
        ? [begin(compiledAtOnce), provide({ sessionStorage: safeStorage }), startScript]
        : []),
    ],
    resolve: {
      alias: {
        ...(audience === "visitors"
          ? { [resolve("src/sections/life-tag.tsx")]: resolve("src/sections/no-life-tag.tsx") }
          : {}),
        ...(inBrowser
          ? {
              "react-helmet": resolve("src/seo/helmet-in-browser.ts"),
              // Emotion's `withTheme` alone needs it, and nothing here calls that.
              "hoist-non-react-statics": false,
            }
          : {}),
        ...(stage === "build-javascript" ? shipless : {}),
      },
    },
  });
  // Gatsby ignores what setWebpackConfig says of the output.
  const config = allowModernCode((getConfig as () => Configuration)());
  actions.replaceWebpackConfig(stage === "build-javascript" ? settleBundles(config, minify) : config);
};
