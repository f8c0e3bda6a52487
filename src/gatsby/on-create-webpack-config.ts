import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";

import type { GatsbyNode } from "gatsby";
import type { WebpackPluginInstance } from "webpack";

import { dataFolder } from "../content/read/data-folder";
import { readContentSettings } from "./content-settings";
import { findMenuMedia } from "./find-menu-media";

/** Replaces `sessionStorage` in Gatsby's runtime. */
const safeStorage = [resolve("src/browser/session-storage.ts"), "default"];

/** Packages that only the server uses, and that do not declare that unused modules can be dropped. */
const unusedInBrowser = /[\\/]node_modules[\\/](?:react-helmet|react-side-effect|hoist-non-react-statics)[\\/]/u;

/** Only the server imports them directly; in the browser they are loaded late, and must not be part of the page's script. */
const lateInBrowser = /[\\/]src[\\/]sections[\\/](?:forecast|home[\\/]signal)[\\/]/u;

interface MenuLabels {
  name: string;
  menus: readonly { label: string }[];
  action: { label: string };
}

/** Media rules of the header, which depend on the length of the menu's labels. */
function readMenuMedia() {
  const { name, menus, action } = JSON.parse(readFileSync(join(dataFolder, "site.json"), "utf8")) as MenuLabels;
  return findMenuMedia(
    name,
    menus.map(({ label }) => label),
    action.label,
  );
}

/** Passes the settings to the scripts, and drops code from the browser's scripts that browsers do not use. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions, plugins }) => {
  const { day, preview } = readContentSettings();
  const menu = readMenuMedia();
  // Gatsby types them only as functions.
  const define = plugins.define as (constants: Record<string, string>) => WebpackPluginInstance;
  const provide = plugins.provide as (modules: Record<string, string[]>) => WebpackPluginInstance;
  const isBuild = stage === "build-javascript";
  actions.setWebpackConfig({
    // Source maps are not published (`on-post-build.ts`): scripts must not link to them.
    ...(isBuild ? { devtool: "hidden-source-map" } : {}),
    plugins: [
      define({
        "process.env.CONTENT_DAY": JSON.stringify(day),
        "process.env.PREVIEW": JSON.stringify(preview ? "preview" : ""),
        "process.env.MENU_NARROW": JSON.stringify(menu.narrow),
        "process.env.MENU_WIDE": JSON.stringify(menu.wide),
        // Drops branches for the server.
        ...(isBuild || stage === "develop" ? { "typeof window": '"object"' } : {}),
      }),
      ...(isBuild ? [provide({ sessionStorage: safeStorage })] : []),
    ],
    resolve: {
      alias: {
        "#content": resolve(dataFolder),
        // A library of Gatsby's Script component, which no page uses.
        ...(isBuild ? { "@builder.io/partytown/integration": false } : {}),
      },
    },
    module: { rules: [unusedInBrowser, lateInBrowser].map((test) => ({ test, sideEffects: false })) },
  });
};
