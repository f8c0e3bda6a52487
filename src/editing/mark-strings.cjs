const { vercelStegaCombine } = require("@vercel/stega");

/**
 * Loader of webpack for `interface.json` in development: its strings carry their sources, like the texts of records
 * (`mark-sources.ts`).
 * @this {{ resourcePath: string, rootContext: string }}
 * @param {string} json
 */
module.exports = function markStrings(json) {
  const { resourcePath, rootContext } = this;
  const file = resourcePath.slice(rootContext.length + 1).replaceAll("\\", "/");
  /**
   * @param {unknown} value
   * @param {string[]} path
   * @returns {unknown}
   */
  function mark(value, path) {
    if (typeof value === "string") return vercelStegaCombine(value, { file, path }, false);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, mark(field, [...path, key])]));
  }
  return JSON.stringify(mark(JSON.parse(json), []));
};
