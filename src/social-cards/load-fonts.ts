import { readdir, readFile } from "node:fs/promises";

import type { Font } from "satori";
import subsetFont from "subset-font";

import typeface from "../theme/typeface.json";
import { listFontFiles, packageFolder, type FontFile } from "../theme/font-files";

const weights = [500, 600] as const;

/** Noto's regional forms of Chinese characters, by script. */
const regions = new Map([
  ["Jpan", "noto-sans-jp"],
  ["Kore", "noto-sans-kr"],
  ["Hans", "noto-sans-sc"],
  ["Hant", "noto-sans-tc"],
]);

/** Lists the installed Noto faces: that of the language, those of one script, the other regional forms. */
async function listNoto(language: string): Promise<string[]> {
  const names = (await readdir(packageFolder)).filter((name) => name.startsWith("noto-sans")).sort();
  const own = regions.get(new Intl.Locale(language).maximize().script ?? "");
  const rank = (name: string) => (name === own ? 0 : [...regions.values()].includes(name) ? 2 : 1);
  return names.sort((one, other) => rank(one) - rank(other));
}

/** Lists the letters that each file draws: each letter is drawn by the first file that has it. */
function assignLetters(files: readonly FontFile[], letters: readonly string[]): Map<FontFile, string> {
  const assigned = new Map<FontFile, string>();
  for (const letter of letters) {
    const file = files.find(({ characters }) => characters.has(letter));
    if (file) assigned.set(file, (assigned.get(file) ?? "") + letter);
  }
  return assigned;
}

/** Whether a TrueType font has a character. Files name characters that their font lacks, and satori cannot parse an empty font. */
function hasCharacters(font: Buffer): boolean {
  const entry = font.indexOf("cmap");
  return font.readUInt16BE(font.readUInt32BE(entry + 8) + 2) > 0;
}

/**
 * Loads the letters of texts from the variable fonts of the typeface, and from the installed Noto faces for scripts that it lacks. As
 * static fonts, because satori renders variable fonts in their default weight.
 */
export async function loadFonts(texts: readonly string[], language: string): Promise<Font[]> {
  const letters = [...new Set(` ${texts.join("").normalize()}`)];
  const noto = await Promise.all((await listNoto(language)).map((name) => listFontFiles(name)));
  const brand = assignLetters(await listFontFiles(typeface.package), letters);
  const fallback = assignLetters(noto.flat(), letters);
  const fonts = [
    ...[...brand].flatMap(([file, text]) => weights.map((weight) => ({ file, text, weight }))),
    ...[...fallback].map(([file, text]) => ({ file, text, weight: 600 as const })),
  ];
  const loaded = await Promise.all(
    fonts.map(async ({ file: { path, name, subset }, text, weight }) => ({
      // satori uses one font per name and weight, and falls back to other names in their order.
      name: name === typeface.package && subset === "latin" ? typeface.family : `${name} ${subset}`,
      weight,
      style: "normal" as const,
      data: await subsetFont(await readFile(path), text, { targetFormat: "truetype", variationAxes: { wght: weight } }),
    })),
  );
  return loaded.filter(({ data }) => hasCharacters(data));
}
