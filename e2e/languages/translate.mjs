import { readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const first = Number(process.env["PORT"]) || 9330;
const [latin, arabic] = ["abcdefghijklmnopqrstuvwxyz", "ابتثجحخدذرزسشصضطظعغفقكلمنهوي"];

/**
 * The starter's sites in other languages: language, port, folder of the copy that is built, and how an English word is written there.
 * The words make no sense: the German ones are longer, and the Arabic ones have letters that run from right to left.
 */
export const sites = [
  {
    language: "de",
    locale: "de_DE",
    write: (/** @type {string} */ word) =>
      word.replace(/[aeiouy]/iu, (one) => "äëïöüÿ"["aeiouy".indexOf(one.toLowerCase())] ?? "") +
      (word.length > 5 ? "en" : ""),
  },
  {
    language: "ar",
    locale: "ar_AE",
    write: (/** @type {string} */ word) =>
      word.replace(/[a-z]/giu, (one) => arabic[latin.indexOf(one.toLowerCase())] ?? ""),
  },
].map((site, index) => ({
  ...site,
  port: first + index,
  root: join(tmpdir(), `language-${site.language}-${first + index}`),
}));

/** @typedef {(typeof sites)[number]} Site */

/**
 * Writes the words of a text in a language; its placeholders stay.
 * @param {Site} site
 * @param {string} text
 */
export function translate({ write }, text) {
  return text.replace(/\{\w+\}|[a-z]+/giu, (word) => (word.startsWith("{") ? word : write(word)));
}

/**
 * Translates every text of the starter in a copy of the site; names, paths and addresses stay.
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
  const write = (text) =>
    fixed[text] ?? (/^[A-Z]| /u.test(text) && !/^https?:|^[A-Z_]+$/u.test(text) ? translate(site, text) : text);
  const files = readdirSync("starter", { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.(?:json|mdx)$/u.test(file),
  );
  for (const file of files.map((each) => `starter/${each.replaceAll("\\", "/")}`)) {
    const text = copy.read(file);
    const writeAll = file.endsWith("interface.json") ? (/** @type {string} */ each) => translate(site, each) : write;
    // Of articles, the fields with a text, links, and paragraphs without markup.
    const translated = file.endsWith(".json")
      ? JSON.stringify(JSON.parse(text, (_, each) => (typeof each === "string" ? writeAll(each) : each)))
      : text
          .replace(
            /^( *(?:category|title|subtitle|label)): ([^"'\n]+)$/gmu,
            (_, key, value) => `${key}: "${write(value)}"`,
          )
          .replace(/(?<=\]\()\/[a-z/-]+/gu, write)
          .replace(/^[A-Z][^<>[\]{}|`*_\n]+$/gmu, write);
    copy.write(file, translated);
  }
}
