// The folder of the content, and the settings of the site in it: for the build, and for scripts that Node runs without packages.
const { readFileSync } = require("node:fs");
const { join } = require("node:path");

/** @typedef {import("zod").infer<typeof import("./kinds/site").site.schema>} Site */

/** Folder of the content in the project root: `CONTENT_FOLDER`, unless it is unset or empty. Bundles import its files as `#content/…`. */
const dataFolder = process.env["CONTENT_FOLDER"] || "data";

const projectRoot = process.cwd();

/** Parses a JSON file of the content, below a project root. @param {string} file @param {string} [root] @returns {unknown} */
function readData(file, root = projectRoot) {
  return JSON.parse(readFileSync(join(root, dataFolder, file), "utf8"));
}

/** Reads `site.json`, which must be valid. @param {string} [root] @returns {Site} */
function readSite(root) {
  return /** @type {Site} */ (readData("site.json", root));
}

module.exports = { dataFolder, readData, readSite };
