import { readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const first = Number(process.env["PORT"]) || 9330;
const [latin, arabic] = ["abcdefghijklmnopqrstuvwxyz", "ابتثجحخدذرزسشصضطظعغفقكلمنهوي"];

/**
 * Sites of the starter in other languages, with port, folder of the copy, and a function that translates words. The words make no
 * sense: German ones are longer, Arabic ones run from right to left.
 */
export const sites = [
  {
    language: "de",
    locale: "de_DE",
    translateWord: (/** @type {string} */ word) =>
      word.replace(/[aeiouy]/iu, (one) => "äëïöüÿ"["aeiouy".indexOf(one.toLowerCase())] ?? "") +
      (word.length > 5 ? "en" : ""),
  },
  {
    language: "ar",
    locale: "ar_AE",
    translateWord: (/** @type {string} */ word) =>
      word.replace(/[a-z]/giu, (one) => arabic[latin.indexOf(one.toLowerCase())] ?? ""),
  },
].map((site, index) => ({
  ...site,
  port: first + index,
  root: join(tmpdir(), `language-${site.language}-${first + index}`),
}));

/** @typedef {(typeof sites)[number]} Site */

/**
 * Translates the words of a text, keeping placeholders and the targets of links.
 * @param {Site} site
 * @param {string} text
 */
export function translate({ translateWord }, text) {
  return text.replace(/\{\w+\}|\]\([^)]*\)|[a-z]+/giu, (word) => (/^\w/u.test(word) ? translateWord(word) : word));
}

/**
 * Translates the starter in a copy of the site, keeping names, paths, URLs and kinds of pages.
 * @param {{ read: (path: string) => string, write: (path: string, content: string) => void }} copy
 * @param {Site} site
 */
export function translateContent(copy, site) {
  /** @type {Record<string, string>} */
  const fixed = {
    en: site.language,
    en_US: site.locale,
    ".": (1.5).toLocaleString(site.language)[1] ?? "",
    "/contact": "/kontakt",
    "/leadership": "/home",
  };
  /** @param {string} text */
  const translateText = (text) =>
    fixed[text] ??
    (/^[A-Z]| /u.test(text) && !/^https?:|^[A-Z_]+$|^\w+Page$/u.test(text) ? translate(site, text) : text);
  const files = readdirSync("starter", { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.(?:json|mdx)$/u.test(file),
  );
  for (const file of files.map((each) => `starter/${each.replaceAll("\\", "/")}`)) {
    const text = copy.read(file);
    const translateAny = file.endsWith("interface.json")
      ? (/** @type {string} */ each) => translate(site, each)
      : translateText;
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
    copy.write(file, translated);
  }
}
