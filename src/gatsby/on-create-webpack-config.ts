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

function readData(file: string): unknown {
  return JSON.parse(readFileSync(join(dataFolder, file), "utf8"));
}

interface MenuLabels {
  name: string;
  menus: readonly { label: string }[];
  action: { label: string };
}

/** Parts of the content that every script needs. Alone: all of it in one module would be in the script of every page. */
function readConstants() {
  const { newTab } = readData("interface.json") as { newTab: string };
  const { name, menus, action } = readData("site.json") as MenuLabels;
  const labels = menus.map(({ label }) => label);
  return { newTab, menu: findMenuMedia(name, labels, action.label) };
}

/** Passes the settings to the scripts, and drops code from the browser's scripts that browsers do not use. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions, plugins }) => {
  const { day, preview } = readContentSettings();
  const { newTab, menu } = readConstants();
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
        "process.env.NEW_TAB": JSON.stringify(newTab),
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
