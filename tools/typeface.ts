import { copyFileSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { chromium } from "@playwright/test";
import { format } from "prettier";
import subsetFont from "subset-font";

import { findBrowser } from "../src/scripts/browser.mjs";
import { weight } from "../src/theme/tokens";
import typeface from "../src/theme/typeface.json";

const packages = "tools/node_modules";
const source = join(packages, "@fontsource-variable", typeface.package);

/** Packages of the fallback fonts; Arimo has the metrics of Arial. */
const fallbackPackages = { Arial: "arimo", Roboto: "roboto" };
const boldest = 700;

/** Lists the characters of a CSS `unicode-range`. */
function listCharacters(ranges: string): string {
  return ranges
    .split(", ")
    .map((range) => {
      const [first = 0, last = first] = range
        .slice(2)
        .split("-")
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");
    })
    .join("");
}

/** Reads the texts of all pages. */
function readCopy(): string[] {
  return readdirSync("data/pages").flatMap((file) =>
    Array.from(readFileSync(join("data/pages", file), "utf8").matchAll(/": "(.* .*)"/gu), ([, text = ""]) => text),
  );
}

function formatFace(family: string, weights: string, font: Buffer): string {
  return `@font-face{font-family:${family};font-weight:${weights};src:url(data:font/woff2;base64,${font.toString("base64")})}`;
}

/** Measures the height of the font, and the width of the site's text relative to each fallback and weight. */
async function measureFont(font: Buffer) {
  const fallbackFaces = Object.entries(fallbackPackages).flatMap(([family, name]) =>
    [weight.text, boldest].map((value) => {
      const file = `${name}-latin-${value}-normal.woff2`;
      return formatFace(family, String(value), readFileSync(join(packages, "@fontsource", name, "files", file)));
    }),
  );
  const own = formatFace("Own", `${typeface.weights.min} ${typeface.weights.max}`, font);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox", "--disable-gpu"] });
  const page = await browser.newPage();
  await page.setContent(`<style>${own}${fallbackFaces.join("")}</style>`);
  const measure = (family: string, value: number) =>
    page.evaluate(
      async ([face, lines]) => {
        await document.fonts.load(face);
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

/** Creates the site's font from the package in `src/theme/typeface.json` and writes its metrics to that file. */
async function createTypeface(): Promise<void> {
  const { min, max } = typeface.weights;
  const font = await subsetFont(
    readFileSync(join(source, "files", `${typeface.package}-latin-wght-normal.woff2`)),
    listCharacters(typeface.characters),
    { targetFormat: "woff2", variationAxes: { wght: { min, max } } },
  );
  writeFileSync("src/theme/fonts/typeface.woff2", font);
  copyFileSync(join(source, "LICENSE"), "src/theme/fonts/LICENSE.txt");
  const json = JSON.stringify({ ...typeface, ...(await measureFont(font)) });
  writeFileSync("src/theme/typeface.json", await format(json, { parser: "json", printWidth: 120 }));
  console.log(`${typeface.family}: ${(font.length / 1024).toFixed(1)} KiB`);
}

void createTypeface();
