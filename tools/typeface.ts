import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { chromium } from "@playwright/test";
import { format } from "prettier";
import subsetFont from "subset-font";

import { dataFolder } from "../src/content/read/data-folder";
import { listContentCharacters } from "../src/gatsby/output/content-characters";
import { findBrowser } from "../src/scripts/browser.mjs";
import { formatRange, listCharacters, listFontFiles, packageFolder, type FontFile } from "../src/theme/font-files";
import { weight } from "../src/theme/tokens";
import typeface from "../src/theme/typeface.json";

const folder = "src/theme/fonts";
const { min, max } = typeface.weights;

/** Packages of the fallback fonts; Arimo has the metrics of Arial. */
const fallbackPackages = { Arial: "arimo", Roboto: "roboto" };
const boldest = 700;

/** Font of the site, for a subset of the package. */
interface SiteFont {
  subset: string;
  /** Its characters, as a CSS `unicode-range`. */
  range: string;
  data: Buffer;
}

/**
 * Creates the fonts of the site: one with the `characters` of `typeface.json` and those of the content in the same file of the package,
 * and one for each other file with a character of the content, which pages load if they have one of its characters.
 */
async function createFonts(): Promise<SiteFont[]> {
  const content = listContentCharacters();
  const files = await listFontFiles(typeface.package);
  const first = files.find(({ subset }) => subset === "latin");
  const wanted = [...listCharacters(typeface.characters), ...content];
  const inFirst = new Set(wanted.filter((character) => first?.characters.has(character)));
  const others = content.filter((character) => !inFirst.has(character));
  const chosen = files.filter((file) => file === first || others.some((character) => file.characters.has(character)));
  const create = async (file: FontFile): Promise<SiteFont> => {
    const characters = file === first ? inFirst : [...file.characters].filter((character) => !inFirst.has(character));
    const options = { targetFormat: "woff2", variationAxes: { wght: { min, max } } } as const;
    const data = await subsetFont(readFileSync(file.path), [...characters].join(""), options);
    return { subset: file.subset, range: formatRange(characters), data };
  };
  return Promise.all(chosen.map(create));
}

function nameFile({ subset }: SiteFont): string {
  return subset === "latin" ? "typeface.woff2" : `typeface-${subset}.woff2`;
}

/** Writes the fonts, and the module that imports them. */
function writeFonts(fonts: readonly SiteFont[]): void {
  for (const name of readdirSync(folder).filter((each) => each.endsWith(".woff2"))) rmSync(join(folder, name));
  for (const font of fonts) writeFileSync(join(folder, nameFile(font)), font.data);
  const toName = ({ subset }: SiteFont) => subset.replace(/-(\w)/gu, (_, letter: string) => letter.toUpperCase());
  const lines = [
    "// Written by `npm run typeface`",
    ...fonts.map((font) => `import ${toName(font)} from "./${nameFile(font)}";`),
    "",
    "/** URLs of the fonts of the typeface, by the subset that each draws: `ranges` of `typeface.json`. */",
    `export const fontUrls = { ${fonts.map((font) => (toName(font) === font.subset ? font.subset : `"${font.subset}": ${toName(font)}`)).join(", ")} };`,
  ];
  writeFileSync(join(folder, "font-urls.ts"), `${lines.join("\n")}\n`);
  copyFileSync(join(packageFolder, typeface.package, "LICENSE"), join(folder, "LICENSE.txt"));
}

function readCopy(): string[] {
  const pages = join(dataFolder, "pages");
  return readdirSync(pages).flatMap((file) =>
    Array.from(readFileSync(join(pages, file), "utf8").matchAll(/": "(.* .*)"/gu), ([, text = ""]) => text),
  );
}

function formatFace(family: string, weights: string, range: string, font: Buffer): string {
  return `@font-face{font-family:${family};font-weight:${weights};src:url(data:font/woff2;base64,${font.toString("base64")});unicode-range:${range}}`;
}

async function formatFallbackFaces(): Promise<string[]> {
  const faces = Object.entries(fallbackPackages).flatMap(([family, name]) =>
    [weight.text, boldest].map(async (value) => {
      const files = await listFontFiles(name, "tools/node_modules/@fontsource", String(value));
      return files.map(({ path, characters }) =>
        formatFace(family, String(value), formatRange(characters), readFileSync(path)),
      );
    }),
  );
  return (await Promise.all(faces)).flat();
}

/** Measures the height of the font, and the width of the site's text relative to each fallback and weight. */
async function measureFonts(fonts: readonly SiteFont[]) {
  const own = fonts.map(({ range, data }) => formatFace("Own", `${min} ${max}`, range, data));
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox", "--disable-gpu"] });
  const page = await browser.newPage();
  await page.setContent(`<style>${[...own, ...(await formatFallbackFaces())].join("")}</style>`);
  const measure = (family: string, value: number) =>
    page.evaluate(
      async ([face, lines]) => {
        await document.fonts.load(face, lines.join(""));
        const pen = document.createElement("canvas").getContext("2d");
        if (!pen) throw new Error("The browser has no canvas.");
        pen.font = face;
        const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = pen.measureText("");
        return { ascent, descent, width: lines.reduce((sum, line) => sum + pen.measureText(line).width, 0) };
      },
      [`${value} 1000px ${family}`, readCopy()] as const,
    );
  const { ascent, descent } = await measure("Own", weight.text);
  const fallbacks: Record<string, Record<string, number>> = {};
  for (const family of Object.keys(fallbackPackages)) {
    const ratios: Record<string, number> = {};
    for (const [name, value] of Object.entries(weight)) {
      const shown = await measure(family, value === weight.text ? value : boldest);
      ratios[name] = Number(((await measure("Own", value)).width / shown.width).toFixed(3));
    }
    fallbacks[family] = ratios;
  }
  await browser.close();
  return { metrics: { ascent: ascent / 1000, descent: descent / 1000 }, fallbacks };
}

/** Creates the site's fonts from the package in `src/theme/typeface.json` and writes their ranges and metrics to that file. */
async function createTypeface(): Promise<void> {
  const fonts = await createFonts();
  writeFonts(fonts);
  const ranges = Object.fromEntries(fonts.map(({ subset, range }) => [subset, range]));
  const json = JSON.stringify({ ...typeface, ranges, ...(await measureFonts(fonts)) });
  writeFileSync("src/theme/typeface.json", await format(json, { parser: "json", printWidth: 120 }));
  for (const { subset, data } of fonts)
    console.log(`${typeface.family} ${subset}: ${(data.length / 1024).toFixed(1)} KiB`);
}

void createTypeface();
