import { mkdirSync } from "node:fs";
import { join } from "node:path";

import { type Browser, chromium } from "@playwright/test";
import sharp from "sharp";

import { findBrowser } from "../scripts/browser.mjs";
import { pictures } from "./pictures";
import { writePage } from "./shared/page";
import { type Picture } from "./shared/picture";

const folder = "data/images/product";

/** Chosen by `--only name`, or all. */
function choose(args: readonly string[]): readonly Picture[] {
  const at = args.indexOf("--only");
  if (at < 0) return pictures;
  const chosen = pictures.filter((picture) => picture.name === args[at + 1]);
  if (chosen.length > 0) return chosen;
  throw new Error(`Choose one of: ${pictures.map((picture) => picture.name).join(", ")}`);
}

/** Photographs a picture at two pixels for one and writes it as a PNG of 256 colors, which keeps flat drawings as they are. */
async function render(browser: Browser, { name, width, height, body }: Picture): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: 2 });
  await page.setContent(writePage(body), { waitUntil: "load" });
  await page.evaluate(() => document.fonts.ready);
  const shot = await page.screenshot({ animations: "disabled" });
  await page.close();
  const file = join(folder, `${name}.png`);
  const { size } = await sharp(shot)
    .png({ palette: true, colors: 256, dither: 0, effort: 10, compressionLevel: 9 })
    .toFile(file);
  console.warn(`${file}  ${Math.round(size / 1024)} KiB`);
}

async function main(): Promise<void> {
  const chosen = choose(process.argv);
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ["--no-sandbox", "--disable-gpu", "--force-color-profile=srgb"],
  });
  try {
    for (const picture of chosen) await render(browser, picture);
  } finally {
    await browser.close();
  }
}

void main();
