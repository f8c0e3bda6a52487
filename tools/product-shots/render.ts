import { chromium } from "@playwright/test";
import sharp from "sharp";

import { findBrowser } from "../../src/scripts/browser.mjs";
import { pictures } from "./pictures";
import { writePage } from "./shared/page";

/** Renders the pictures of the product into `data/images/product/`, or the named ones: `npm run pictures -- segmentation`. */
const names = process.argv.slice(2);
const chosen = names.length > 0 ? pictures.filter(({ name }) => names.includes(name)) : pictures;
if (chosen.length < names.length) throw new Error(`Choose from: ${pictures.map(({ name }) => name).join(", ")}`);

async function render(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ["--no-sandbox", "--disable-gpu", "--force-color-profile=srgb"],
  });
  for (const { name, width, height, body } of chosen) {
    const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: 2 });
    await page.setContent(writePage(body), { waitUntil: "load" });
    await page.evaluate(() => document.fonts.ready);
    const shot = await page.screenshot({ animations: "disabled" });
    await page.close();
    // 256 colors without dithering keep flat drawings as they are.
    const { size } = await sharp(shot)
      .png({ palette: true, colors: 256, dither: 0, effort: 10, compressionLevel: 9 })
      .toFile(`data/images/product/${name}.png`);
    console.log(`${name}.png  ${Math.round(size / 1024)} KiB`);
  }
  await browser.close();
}

void render();
