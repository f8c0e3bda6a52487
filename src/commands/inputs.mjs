/** Everything a built site depends on. */
export const inputs = [
  "data",
  "src",
  "static",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
];
