import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";

import { findBrowser } from "../../src/scripts/browser.mjs";
import * as allPictures from "./pictures";
import { formatPage } from "./shared/page";

/**
 * Renders all or some product pictures into `data/images/product/`: `npm run pictures -- segmentation`. Throws if text of a picture
 * is too small.
 */
const pictures = Object.values(allPictures).flat();
const names = process.argv.slice(2);
const chosen = names.length > 0 ? pictures.filter(({ name }) => names.includes(name.replace("small/", ""))) : pictures;
if (chosen.length === 0) throw new Error(`Choose from: ${pictures.map(({ name }) => name).join(", ")}`);

/** Minimum font size in CSS pixels, and the least width of a picture on the pages, by its own width. */
const minFontSize = 11;
const shownWidths: Record<number, number> = { 320: 296, 800: 550, 1280: 940 };

/** Returns the smallest font size of a page in CSS pixels. */
async function measureText(page: Page): Promise<number> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let smallest = Infinity;
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      if (!parentElement?.checkVisibility() || !textContent?.trim()) continue;
      smallest = Math.min(smallest, parseFloat(getComputedStyle(parentElement).fontSize));
    }
    return smallest;
  });
}

async function render(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ["--no-sandbox", "--disable-gpu", "--force-color-profile=srgb"],
  });
  for (const { name, width, height, density, body } of chosen) {
    const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: density });
    await page.setContent(formatPage(body), { waitUntil: "load" });
    await page.evaluate(() => document.fonts.ready);
    const text = ((await measureText(page)) * (shownWidths[width] ?? 0)) / width;
    const shot = await page.screenshot({ animations: "disabled" });
    await page.close();
    // 256 colors without dithering preserve flat drawings.
    const { size } = await sharp(shot)
      .png({ palette: true, colors: 256, dither: 0, effort: 10, compressionLevel: 9 })
      .toFile(`data/images/product/${name}.png`);
    console.log(`${name}.png  ${Math.round(size / 1024)} KiB, smallest text on a page: ${text.toFixed(1)} px`);
    if (text < minFontSize) throw new Error(`${name} has text under ${minFontSize} px.`);
  }
  await browser.close();
}

void render();
