import { readdirSync, readFileSync } from "node:fs";

/**
 * A language: its tags, the whole of `interface.json`, and translations of the starter's other texts.
 * @typedef {{ language: string, locale: string, interface: object, texts: Record<string, string> }} Translation
 */

/**
 * @param {string} name
 * @returns {Translation}
 */
export function readTranslation(name) {
  return JSON.parse(readFileSync(`e2e/languages/${name}.json`, "utf8"));
}

const [latin, arabic] = ["abcdefghijklmnopqrstuvwxyz", "ابتثجحخدذرزسشصضطظعغفقكلمنهوي"];

/**
 * Writes English words with Arabic letters, which makes no sense but has their length. Placeholders and marks stay.
 * @param {string} text
 */
function transliterate(text) {
  return text.replace(/\{\w+\}|[a-z]/giu, (part) =>
    part.length > 1 ? part : (arabic[latin.indexOf(part.toLowerCase())] ?? part),
  );
}

/** Values that are no texts although they have spaces: numbers, and the header Strict-Transport-Security. */
const isText = (/** @type {string} */ value) => /[a-z] \S/iu.test(value) && !/^max-age|^https?:/u.test(value);

/**
 * Translates the content of a copy of the site. A text without a translation stays English, or is transliterated in Arabic.
 * @param {{ read: (path: string) => string, write: (path: string, content: string) => void }} site
 * @param {Translation} translation
 */
export function translate(site, { language, locale, interface: strings, texts }) {
  const known = new Map(Object.entries({ ...texts, en: language, en_US: locale }));
  /** @param {string} text */
  const write = (text) => known.get(text) ?? (language === "ar" && isText(text) ? transliterate(text) : text);
  const files = readdirSync("starter", { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.(?:json|mdx)$/u.test(file),
  );
  for (const file of files.map((each) => `starter/${each.replaceAll("\\", "/")}`)) {
    const text = site.read(file);
    // Of articles, labels, titles and paths, and paragraphs without markup.
    const translated = file.endsWith(".json")
      ? JSON.stringify(JSON.parse(text, (_, each) => (typeof each === "string" ? write(each) : each)))
      : text
          .replace(
            /^( *(?:category|title|subtitle|label)): ([^"'\n]+)$/gmu,
            (_, key, value) => `${key}: ${JSON.stringify(write(value))}`,
          )
          .replace(/(?<=\]\()\/[a-z/-]+/gu, write)
          .replace(/^[A-Z][^<>[\]{}|`*_\n]+$/gmu, write);
    site.write(file, translated);
  }
  site.write("starter/interface.json", JSON.stringify(strings));
}
