import { statSync } from "node:fs";
import { relative, resolve } from "node:path";

import type { GatsbyConfig } from "gatsby";

import { dataFolder, findFile, isIgnored, sharedFolder } from "./src/content/read/data-folder";
import { staticHost } from "./src/deploy/adapter";
import { isPreview } from "./src/gatsby/settings/content-settings";
import { encodeAvifFaster } from "./src/gatsby/settings/encode-avif-faster";
import { nameJsonType } from "./src/gatsby/nodes/raw-records";

encodeAvifFaster();

/** Whether a file of a folder is content: of the shared one, only what the folder of the language lacks. */
function isContent(folder: string, path: string): boolean {
  const file = relative(resolve(folder), path).replaceAll("\\", "/");
  if (isIgnored(file)) return false;
  return folder === dataFolder || statSync(path).isDirectory() || findFile(file) === `${folder}/${file}`;
}

const config: GatsbyConfig = {
  trailingSlash: "never",
  jsxRuntime: "automatic",
  jsxImportSource: "@emotion/react",
  graphqlTypegen: {
    generateOnBuild: true,
    typesOutputPath: "src/gatsby-types.d.ts",
    documentSearchPaths: ["./src/gatsby/**/*.ts"],
  },
  adapter: staticHost(isPreview()),
  plugins: [
    // Source maps would not be published, but make modules larger, so that webpack would split the bundles differently.
    { resolve: "gatsby-plugin-emotion", options: { sourceMap: process.env.NODE_ENV !== "production" } },
    "gatsby-plugin-react-helmet",
    "gatsby-plugin-image",
    {
      resolve: "gatsby-plugin-sharp",
      options: {
        defaults: {
          formats: ["webp", "avif"],
          // The most frequent color of a transparent picture is black, and would be shown behind it.
          placeholder: "none",
          webpOptions: { quality: 60 },
          avifOptions: { quality: 52 },
        },
      },
    },
    "gatsby-transformer-sharp",
    ...[...new Set([dataFolder, sharedFolder])].map((folder) => ({
      resolve: "gatsby-source-filesystem",
      options: { name: dataFolder, path: folder, ignore: [(path: string) => !isContent(folder, path)] },
    })),
    { resolve: "gatsby-transformer-json", options: { typeName: nameJsonType } },
    "gatsby-plugin-mdx",
  ],
};

export default config;
