import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";

import type { GatsbyNode } from "gatsby";
import type { WebpackPluginInstance } from "webpack";

import { defaultCampaign } from "../campaign";
import { dataFolder } from "../content/read/data-folder";
import { readContentSettings } from "./content-settings";
import { findMenuMedia } from "./find-menu-media";
import { readRetention } from "./read-retention";

/** Replaces `sessionStorage` in Gatsby's runtime. */
const safeStorage = [resolve("src/browser/session-storage.ts"), "default"];

/** Server-only packages that do not declare `sideEffects: false`. */
const unusedInBrowser = /[\\/]node_modules[\\/](?:react-helmet|react-side-effect|hoist-non-react-statics)[\\/]/u;

/** Sections, which the browser loads when it needs them. Only the server imports them directly. */
const lateInBrowser = /[\\/]src[\\/]sections[\\/](?:forecast|page)[\\/]/u;

/** The record of visits, of which bundles contain what `recording` of `site.json` needs. */
const optionalInBrowser = /[\\/]src[\\/]analytics[\\/]/u;

/** Members of `site.json` that the scripts depend on. */
interface SiteSettings {
  campaign?: readonly string[];
  name: string;
  recording?: string;
  menus: readonly { label: string }[];
  action: { label: string };
}

function readSite(): SiteSettings {
  return JSON.parse(readFileSync(join(dataFolder, "site.json"), "utf8")) as SiteSettings;
}

/** Passes the settings to the scripts, and removes server code from the browser bundles. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions, plugins }) => {
  const { day, preview } = readContentSettings();
  const { name, menus, action, campaign = defaultCampaign, recording = "always" } = readSite();
  const menu = findMenuMedia(
    name,
    menus.map(({ label }) => label),
    action.label,
  );
  const retention = readRetention(readFileSync("src/relay/wrangler.jsonc", "utf8"), preview);
  // Gatsby types them only as functions.
  const define = plugins.define as (constants: Record<string, string>) => WebpackPluginInstance;
  const provide = plugins.provide as (modules: Record<string, string[]>) => WebpackPluginInstance;
  const isBuild = stage === "build-javascript";
  actions.setWebpackConfig({
    // Omits links to source maps, which are not published (`on-post-build.ts`).
    ...(isBuild ? { devtool: "hidden-source-map" } : {}),
    plugins: [
      define({
        "process.env.CONTENT_DAY": JSON.stringify(day),
        "process.env.PREVIEW": JSON.stringify(preview ? "preview" : ""),
        "process.env.RECORDING": JSON.stringify(recording),
        "process.env.CAMPAIGN": JSON.stringify(campaign.join(" ")),
        "process.env.DELIVERED_DAYS": JSON.stringify(retention.DELIVERED_DAYS),
        "process.env.DEAD_DAYS": JSON.stringify(retention.DEAD_DAYS),
        "process.env.MENU_NARROW": JSON.stringify(menu.narrow),
        "process.env.MENU_WIDE": JSON.stringify(menu.wide),
        // Removes server branches.
        ...(isBuild || stage === "develop" ? { "typeof window": '"object"' } : {}),
      }),
      ...(isBuild ? [provide({ sessionStorage: safeStorage })] : []),
    ],
    // Gatsby's common chunk would add code of a few sections to all pages.
    ...(isBuild ? { optimization: { splitChunks: { cacheGroups: { commons: false } } } } : {}),
    resolve: {
      alias: {
        "#content": resolve(dataFolder),
        // Excludes Gatsby's Script component and its library, which no page uses.
        ...(isBuild ? { "gatsby-script": false, "@builder.io/partytown/integration": false } : {}),
      },
    },
    module: {
      rules: [unusedInBrowser, lateInBrowser, optionalInBrowser].map((test) => ({ test, sideEffects: false })),
    },
  });
};
