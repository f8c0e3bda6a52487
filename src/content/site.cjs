// The folder of the content, and the settings of the site in it: for the build, and for scripts that Node runs without packages.
const { existsSync, readFileSync } = require("node:fs");
const { join } = require("node:path");

/** @typedef {import("zod").infer<typeof import("./kinds/site").site.schema>} Site */

/** Folder of the content in the project root: `CONTENT_FOLDER`, unless it is unset or empty. Bundles import its files as `#content/…`. */
const dataFolder = process.env["CONTENT_FOLDER"] || "data";

/** Folder from which files are taken that the folder of another language lacks; the same folder for the first language. */
const sharedFolder = process.env["SHARED_FOLDER"] || dataFolder;

/** Files that each language has for itself. */
const ownFiles = /^(?:pages|articles|texts)\/|^(?:posts|redirects)\.json$/u;

const projectRoot = process.cwd();

/**
 * Returns the path of a file of the content, relative to the project root: in the folder of the language, or else in the shared one.
 * @param {string} file @param {string} [root] @param {string} [folder] of the language
 */
function findFile(file, root = projectRoot, folder = dataFolder) {
  const isOwn = folder === sharedFolder || ownFiles.test(file) || existsSync(join(root, folder, file));
  return `${isOwn ? folder : sharedFolder}/${file}`;
}

/** Parses a JSON file of the content, below a project root. @param {string} file @param {string} [root] @returns {unknown} */
function readData(file, root = projectRoot) {
  return JSON.parse(readFileSync(join(root, findFile(file, root)), "utf8"));
}

/** Reads `site.json`, which must be valid. @param {string} [root] @returns {Site} */
function readSite(root) {
  return /** @type {Site} */ (readData("site.json", root));
}

module.exports = { dataFolder, sharedFolder, ownFiles, findFile, readData, readSite };
