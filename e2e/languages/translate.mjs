import { mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

export const port = Number(process.env["PORT"]) || 9330;
/** Folder of the copy of the site. */
export const root = join(tmpdir(), `languages-${port}`);

const [latin, arabic] = ["abcdefghijklmnopqrstuvwxyz", "ابتثجحخدذرزسشصضطظعغفقكلمنهوي"];

/**
 * A language of the starter.
 * @typedef {object} Language
 * @property {string} language
 * @property {string} locale
 * @property {string} path below which its pages are
 * @property {string} folder of its content
 * @property {(word: string) => string} translateWord
 * @property {Record<string, string>} changed names and paths that differ from those of the first language
 * @property {string[]} lacking files that have no translation
 */

/** Other languages of the starter. Their words make no sense: German ones are longer, Arabic ones run from right to left. @type {Language[]} */
export const languages = [
  {
    language: "de",
    locale: "de_DE",
    path: "/de",
    folder: "languages/de",
    translateWord: (word) =>
      word.replace(/[aeiouy]/iu, (one) => "äëïöüÿ"["aeiouy".indexOf(one.toLowerCase())] ?? "") +
      (word.length > 5 ? "en" : ""),
    changed: { "/contact": "/kontakt", "first-week": "erste-woche" },
    lacking: ["accounts.json", "customers.json", "partners.json"],
  },
  {
    language: "ar",
    locale: "ar_AE",
    path: "/ar",
    folder: "languages/ar",
    translateWord: (word) => word.replace(/[a-z]/giu, (one) => arabic[latin.indexOf(one.toLowerCase())] ?? ""),
    changed: {},
    lacking: ["partners.json", "texts/imprint.mdx", "texts/terms.mdx"],
  },
];

/** Returns the language of a project of the tests. @param {string} name */
export function getLanguage(name) {
  const found = languages.find(({ language }) => language === name);
  if (!found) throw new Error(`${name} is none of the languages.`);
  return found;
}

/** @typedef {ReturnType<typeof import("../copy-site.mjs").openCopy>} Copy */

/**
 * Translates the words of a text, keeping placeholders and the targets of links.
 * @param {Pick<Language, "translateWord">} language
 * @param {string} text
 */
export function translate({ translateWord }, text) {
  return text.replace(/\{\w+\}|\]\([^)]*\)|[a-z]+/giu, (word) => (/^\w/u.test(word) ? translateWord(word) : word));
}

/** Changes a JSON file of a copy. @param {Copy} copy @param {string} file @param {object} fields */
function setFields({ read, write }, file, fields) {
  write(file, JSON.stringify({ ...JSON.parse(read(file)), ...fields }));
}

/** Changes a text that a file must contain. @param {Copy} copy @param {string} file @param {string} text @param {string} other */
function replace({ read, write }, file, text, other) {
  if (!read(file).includes(text)) throw new Error(`${file} has no ${text}.`);
  write(file, read(file).replaceAll(text, other));
}

/**
 * Translates the starter in a copy of the site, keeping names, paths, URLs and kinds of pages.
 * @param {Copy} copy
 * @param {Language} language
 */
function translateStarter(copy, language) {
  /** @type {Record<string, string>} */
  const fixed = {
    en: language.language,
    en_US: language.locale,
    ".": (1.5).toLocaleString(language.language)[1] ?? "",
    ...language.changed,
  };
  /** @param {string} text */
  const translateText = (text) =>
    fixed[text] ??
    (/^[A-Z]| /u.test(text) && !/^https?:|^[A-Z_]+$|^\w+Page$/u.test(text) ? translate(language, text) : text);
  const files = readdirSync("starter", { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => /\.(?:json|mdx)$/u.test(file) && !language.lacking.includes(file));
  for (const file of files) {
    const text = copy.read(`starter/${file}`);
    const translateAny =
      file === "interface.json" ? (/** @type {string} */ each) => translate(language, each) : translateText;
    // Translates text fields, links and plain paragraphs of articles.
    const translated = file.endsWith(".json")
      ? JSON.stringify(JSON.parse(text, (_, each) => (typeof each === "string" ? translateAny(each) : each)))
      : text
          .replace(
            /^( *(?:category|title|subtitle|label)): ([^"'\n]+)$/gmu,
            (_, key, value) => `${key}: "${translateText(value)}"`,
          )
          .replace(/(?<=\]\()\/[a-z/-]+/gu, translateText)
          .replace(/^[A-Z][^<>[\]{}|`*_\n]+$/gmu, translateText);
    mkdirSync(dirname(join(copy.root, language.folder, file)), { recursive: true });
    copy.write(`${language.folder}/${file}`, translated);
  }
}

/**
 * Makes the starter in a copy of the site one in three languages. Most pages are in all of them, but German ones have other paths and file
 * names, and an Arabic one is missing, one a draft and one without a page that it translates.
 * @param {Copy} copy
 */
export function translateContent(copy) {
  rmSync(join(copy.root, "languages"), { recursive: true, force: true });
  // Publishes the page with one section of each kind.
  setFields(copy, "starter/pages/all-sections.json", { draft: false });
  // Asks before it records visits, as this site alone does.
  setFields(copy, "starter/site.json", { recording: "ask" });
  for (const file of ["site.json", "pages/leadership.json"])
    replace(copy, `starter/${file}`, '"/leadership"', '"/home"');
  for (const language of languages) translateStarter(copy, language);

  const move = (/** @type {string} */ from, /** @type {string} */ to) =>
    renameSync(join(copy.root, from), join(copy.root, to));
  move("languages/de/articles/first-week.mdx", "languages/de/articles/erste-woche.mdx");
  const fields = "slug: erste-woche\ntranslates: first-week\n";
  replace(copy, "languages/de/articles/erste-woche.mdx", "slug: first-week\n", fields);
  move("languages/ar/articles/customers-call.mdx", "languages/ar/articles/their-call.mdx");
  replace(copy, "languages/ar/articles/sales-and-service.mdx", "\nslug: ", "\ndraft: true\nslug: ");
  // The page of its only link is missing.
  setFields(copy, "languages/ar/site.json", { legal: [] });
  // Last, so that translations have no such list.
  setFields(copy, "starter/site.json", {
    languages: languages.map(({ language, folder, path }) => ({ language, folder, path })),
  });
}
