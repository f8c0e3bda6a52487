import { resolve } from "node:path";

import type { GatsbyNode } from "gatsby";
import type { WebpackPluginInstance } from "webpack";

import { readContentSettings } from "./content-settings";

/** Replaces `sessionStorage` in Gatsby's runtime. */
const safeStorage = [resolve("src/browser/session-storage.ts"), "default"];

/** Packages that only the server uses, or nothing at all, and that do not say that their modules may be left out when unused. */
const unusedInBrowser = /[\\/]node_modules[\\/](?:react-helmet|react-side-effect|hoist-non-react-statics)[\\/]/u;

/** Tells the scripts the settings, and leaves out of the browser what it does not use. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions, plugins }) => {
  const { day, preview } = readContentSettings();
  // Gatsby types its plugins only as functions.
  const define = plugins.define as (constants: Record<string, string>) => WebpackPluginInstance;
  const provide = plugins.provide as (modules: Record<string, string[]>) => WebpackPluginInstance;
  const isBuild = stage === "build-javascript";
  actions.setWebpackConfig({
    // Source maps are not published (`move-bundle-reports.ts`), so that scripts must not name them.
    ...(isBuild ? { devtool: "hidden-source-map" } : {}),
    plugins: [
      define({
        "process.env.CONTENT_DAY": JSON.stringify(day),
        "process.env.PREVIEW": JSON.stringify(preview ? "preview" : ""),
        // What only the server does is left out of the browser's scripts.
        ...(isBuild || stage === "develop" ? { "typeof window": '"object"' } : {}),
      }),
      ...(isBuild ? [provide({ sessionStorage: safeStorage })] : []),
    ],
    // A worker for other hosts' scripts, which comes with Gatsby's Script component. Using that fails at once.
    ...(isBuild ? { resolve: { alias: { "@builder.io/partytown/integration": false } } } : {}),
    module: { rules: [{ test: unusedInBrowser, sideEffects: false }] },
  });
};
