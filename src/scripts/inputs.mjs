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

/**
 * The settings that reach the pages, or what is written for the host, sorted by their names.
 * @param {Record<string, string | undefined>} environment
 */
export function listSettings(environment) {
  return Object.entries(environment)
    .filter(([name]) => /^GATSBY_|^(?:CONTENT_DATE|NETLIFY)$/u.test(name))
    .sort();
}
