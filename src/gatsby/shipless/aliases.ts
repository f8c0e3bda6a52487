import { createRequire } from "node:module";
import { resolve } from "node:path";

const emptyModule = false;

/** Finds a file of a package that Gatsby brings along. */
function findInGatsby(file: string): string {
  const gatsby = createRequire(resolve("package.json")).resolve("gatsby/package.json");
  return createRequire(gatsby).resolve(file);
}

function babelHelper(name: string): string {
  return resolve(`node_modules/@babel/runtime/helpers/${name}.js`);
}

/**
 * Parts of Gatsby that come with every page and that no page here uses: its Script component and that one's worker, service workers,
 * its Link and the prefetching that goes with it, and the Head API, in whose place stands `src/seo/head.tsx`. Aliases for webpack.
 */
export const shipless = {
  "gatsby-script": emptyModule,
  "@builder.io/partytown/integration": emptyModule,
  [resolve("node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js")]: emptyModule,
  [resolve(".cache/register-service-worker.js")]: emptyModule,
  [resolve(".cache/prefetch.js")]: emptyModule,
  [findInGatsby("gatsby-react-router-scroll/use-scroll-restoration.js")]: emptyModule,
  [resolve(".cache/head/head-export-handler-for-browser.js")]: resolve("src/gatsby/shipless/no-head-handler.ts"),
  [resolve(".cache/react-dom-utils.js")]: resolve("src/gatsby/shipless/no-react-dom-utils.ts"),
  [babelHelper("extends")]: resolve("src/gatsby/shipless/small-extends.ts"),
  [babelHelper("inheritsLoose")]: resolve("src/gatsby/shipless/small-inherits.ts"),
  [babelHelper("esm/inheritsLoose")]: resolve("src/gatsby/shipless/small-inherits.ts"),
  [babelHelper("esm/toConsumableArray")]: resolve("src/gatsby/shipless/small-to-array.ts"),
  "gatsby-app": resolve(".cache/production-app.js"),
  "@emotion/cache": resolve("src/gatsby/shipless/small-cache.ts"),
  "gatsby-link": resolve("src/gatsby/shipless/small-link.ts"),
  invariant: resolve("src/gatsby/shipless/small-invariant.ts"),
  // Types of properties are checked in development alone.
  "prop-types": resolve("src/gatsby/shipless/no-prop-types.ts"),
};
