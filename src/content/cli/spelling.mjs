// Settings of the spell checker for content: accepts the names in the content, and checks only English.
import { readFileSync } from "node:fs";

const folder = process.env["CONTENT_FOLDER"] || "data";
/** @param {string} file */
const read = (file) => JSON.parse(readFileSync(new URL(`../../../${folder}/${file}.json`, import.meta.url), "utf8"));
const { name, legalName, city, language } = read("site");
const lists = ["team", "customers", "partners", "integrations"].flatMap(read);
const names = [name, legalName, city, ...lists.map((record) => record.name)];

export default {
  words: names.flatMap((words) => words.match(/\p{L}+/gu) ?? []),
  overrides: [{ filename: `${folder}/**/*.{json,mdx}`, enabled: language.startsWith("en") }],
};
