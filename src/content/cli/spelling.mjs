// Settings of the spell checker for content: accepts the names in the content, and checks only English.
import { fileURLToPath } from "node:url";

import { dataFolder, readData, readSite } from "../site.cjs";

// Editors start the spell checker in other folders.
const root = fileURLToPath(new URL("../../..", import.meta.url));
const { name, legalName, city, language } = readSite(root);
/** @param {string} kind */
const readList = (kind) => /** @type {{ name: string }[]} */ (readData(`${kind}.json`, root));
const lists = ["team", "customers", "partners", "integrations"].flatMap(readList);
const names = [name, legalName, city, ...lists.map((record) => record.name)];

export default {
  words: names.flatMap((words) => words.match(/\p{L}+/gu) ?? []),
  overrides: [{ filename: `${dataFolder}/**/*.{json,mdx}`, enabled: language.startsWith("en") }],
};
