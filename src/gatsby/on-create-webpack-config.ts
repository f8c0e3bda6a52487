import { readFileSync } from "node:fs";
import { resolve } from "node:path";

import type { GatsbyNode } from "gatsby";
import type { Configuration, WebpackPluginInstance } from "webpack";

import { dataFolder, findFile, sharedFolder } from "../content/read/data-folder";
import { readSite } from "../content/site.cjs";
import { pathPrefix } from "../text/path-prefix";
import { defaultCampaign } from "../text/campaign";
import { listEntries } from "./list-entries";
import { readContentSettings } from "./settings/content-settings";
import { readRetention } from "./settings/read-retention";

/** Server-only packages that do not declare `sideEffects: false`. */
const unusedInBrowser = /[\\/]node_modules[\\/](?:react-helmet|react-side-effect|hoist-non-react-statics)[\\/]/u;

/** The record of visits: bundles include only what `recording` of `site.json` needs. */
const optionalInBrowser = /[\\/]src[\\/]analytics[\\/]/u;

/** Loader by which the strings of the interface can be edited on the page. */
const markStrings = resolve("src/editing/mark-strings.cjs");

/** Passes the settings to the scripts, and adds those of published pages. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions, plugins, getConfig }) => {
  const { day, preview } = readContentSettings();
  const { campaign = defaultCampaign, recording = "always" } = readSite();
  const retention = readRetention(readFileSync("src/relay/wrangler.jsonc", "utf8"), preview);
  // Gatsby types them only as functions.
  const define = plugins.define as (constants: Record<string, string>) => WebpackPluginInstance;
  const isBuild = stage === "build-javascript";
  actions.setWebpackConfig({
    // Omits links to source maps, which are not published (`on-post-build.ts`).
    ...(isBuild ? { devtool: "hidden-source-map" } : {}),
    plugins: [
      define({
        "process.env.CONTENT_DAY": JSON.stringify(day),
        "process.env.GATSBY_PATH_PREFIX": JSON.stringify(pathPrefix),
        "process.env.PREVIEW": JSON.stringify(preview ? "preview" : ""),
        "process.env.RECORDING": JSON.stringify(recording),
        "process.env.CAMPAIGN": JSON.stringify(campaign.join(" ")),
        "process.env.DELIVERED_DAYS": JSON.stringify(retention.DELIVERED_DAYS),
        "process.env.DEAD_DAYS": JSON.stringify(retention.DEAD_DAYS),
        // Removes server branches.
        ...(isBuild || stage === "develop" ? { "typeof window": '"object"' } : {}),
      }),
    ],
    // Milliseconds, as of the form's request. Webpack waits for two minutes.
    output: { chunkLoadTimeout: 30_000 },
    // Gatsby's common chunk would add code of a few sections to all pages.
    ...(isBuild ? { optimization: { splitChunks: { cacheGroups: { commons: false } } } } : {}),
    resolve: {
      alias: {
        "#content": dataFolder === sharedFolder ? resolve(dataFolder) : [resolve(dataFolder), resolve(sharedFolder)],
        // Empties what Gatsby's app would load on published pages: the templates, Gatsby's Script component and its library.
        ...(isBuild
          ? {
              [resolve("src/templates")]: false,
              "gatsby-script": false,
              "@builder.io/partytown/integration": false,
              // The scripts of islands: 19 instead of 69 KiB.
              "react/jsx-runtime": "preact/jsx-runtime",
              "react-dom/client": "preact/compat/client",
              "react-dom": "preact/compat",
              react: "preact/compat",
            }
          : {}),
      },
    },
    module: {
      rules: [
        ...[unusedInBrowser, optionalInBrowser].map((test) => ({ test, sideEffects: false })),
        ...(stage === "develop" ? [{ test: resolve(findFile("interface.json")), use: markStrings }] : []),
      ],
    },
  });
  if (!isBuild) return;
  // `setWebpackConfig` ignores entries.
  const config = (getConfig as () => Configuration)();
  actions.replaceWebpackConfig({
    ...config,
    entry: { ...(config.entry as Record<string, string>), ...listEntries(recording) },
  });
};
