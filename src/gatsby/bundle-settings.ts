import { resolve } from "node:path";

import type { Configuration, WebpackPluginInstance } from "webpack";

/** What the minifier may write: all browsers that can show the site know these forms. */
const terserOptions = {
  parse: { ecma: 2020 },
  compress: { ecma: 2020, passes: 3 },
  output: { ecma: 2020, comments: false },
};

/** The same for what webpack itself writes. */
const environment = {
  arrowFunction: true,
  asyncFunction: true,
  const: true,
  destructuring: true,
  forOf: true,
  optionalChaining: true,
  templateLiteral: true,
};

/** Constants of the browser's scripts, which take out what they decide against. */
export const browserConstants = {
  "typeof window": '"object"',
  // Of Gatsby's experiment with partial hydration.
  "global.hasPartialHydration": "false",
};

/** Between the minifier, which takes comments out, and the names by contents. */
const afterMinifying = 450;

/**
 * Chromium compiles all of the file that every page needs while it comes, beside the thread that answers a visitor, and not function
 * by function on that thread when they are called.
 * Source: https://v8.dev/blog/explicit-compile-hints; other browsers take it for a comment.
 */
export const compiledAtOnce = {
  banner: "//# allFunctionsCalledOnLoad",
  raw: true,
  entryOnly: true,
  stage: afterMinifying,
};

/**
 * What every page needs is not taken apart; what several pages need is shared under a name of webpack's own, for Gatsby's name would
 * put into one file whatever is shared by equally many.
 */
const ownGroups = {
  framework: false,
  lib: false,
  commons: false,
  shared: { chunks: "async", minChunks: 2, reuseExistingChunk: true },
} as const;

/** Lets webpack write what every supported browser runs. Without it, webpack warns about every template with a top-level `await`. */
export function allowModernCode(config: Configuration): Configuration {
  return { ...config, output: { ...config.output, environment } };
}

function isMinifier(plugin: unknown): boolean {
  return typeof plugin === "object" && plugin?.constructor.name === "TerserPlugin";
}

/**
 * Gatsby's settings for the browser's bundles, less what serves old browsers. React, Gatsby's runtime and webpack's stand in one
 * file: every page needs all three, they change together with the code and never with the content, and one file is compressed
 * better than three.
 * @param minify makes Gatsby's minifier with these options
 */
export function settleBundles(
  config: Configuration,
  minify: (options: object) => WebpackPluginInstance,
): Configuration {
  const { optimization = {} } = config;
  const { minimizer = [], splitChunks } = optimization;
  const groups = { ...(splitChunks ? splitChunks.cacheGroups : {}), ...ownGroups };
  return {
    ...config,
    entry: { app: resolve("src/start/enter.ts") },
    optimization: {
      ...optimization,
      runtimeChunk: false,
      splitChunks: { ...splitChunks, cacheGroups: groups },
      minimizer: [minify({ terserOptions }), ...minimizer.filter((plugin) => !isMinifier(plugin))],
    },
  };
}
