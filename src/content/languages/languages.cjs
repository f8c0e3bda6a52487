// The languages of a site: each is built by itself, with its own folder of content, below its own path.
const { existsSync, readFileSync } = require("node:fs");
const { join } = require("node:path");

const { dataFolder, sharedFolder } = require("../site.cjs");

/**
 * A language of the site. Paths of folders are relative to the project root; `path` is empty for the first language.
 * @typedef {{ language: string, locale: string, folder: string, path: string }} Language
 */

/** @param {string} file @returns {Partial<import("../site.cjs").Site>} */
function readSettings(file) {
  try {
    return (existsSync(file) && JSON.parse(readFileSync(file, "utf8"))) || {};
  } catch {
    // The check reports it.
    return {};
  }
}

/**
 * Lists the languages of a site, the first one first. Settings may be invalid, which the check reports.
 * @param {string} [root]
 * @returns {Language[]}
 */
function listLanguages(root = process.cwd()) {
  const { language = "", locale = "", languages = [] } = readSettings(join(root, sharedFolder, "site.json"));
  const isRead = (/** @type {unknown} */ folder) => typeof folder === "string" && /^(?:[\w-]+\/)*[\w-]+$/u.test(folder);
  const others = Array.isArray(languages) ? languages.filter((each) => isRead(each?.folder) && each.path) : [];
  return [
    { language, locale, folder: sharedFolder, path: "" },
    ...others.map((each) => ({ locale: readSettings(join(root, each.folder, "site.json")).locale ?? "", ...each })),
  ];
}

/** Returns the language of this process. @param {string} [root] */
function findOwn(root) {
  const [first, ...others] = listLanguages(root);
  if (dataFolder === sharedFolder) return /** @type {Language} */ (first);
  return others.find(({ folder }) => folder === dataFolder) ?? /** @type {Language} */ (first);
}

/**
 * Returns the environment variables of a process for a language.
 * @param {Language} language
 * @returns {Record<string, string>}
 */
function toEnvironment({ folder, path }) {
  return { CONTENT_FOLDER: folder, SHARED_FOLDER: sharedFolder, GATSBY_PATH_PREFIX: path };
}

module.exports = { findOwn, listLanguages, readSettings, toEnvironment };
