import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";

import { findBrowser } from "../../src/scripts/browser.mjs";
import * as allPictures from "./pictures";
import { writePage } from "./shared/page";

/**
 * Renders the pictures of the product into `data/images/product/`, or the named ones: `npm run pictures -- segmentation`. Throws if
 * a picture for phones contains text that is too small to be read there.
 */
const pictures = Object.values(allPictures).flat();
const names = process.argv.slice(2);
const chosen = names.length > 0 ? pictures.filter(({ name }) => names.includes(name.replace("small/", ""))) : pictures;
if (chosen.length === 0) throw new Error(`Choose from: ${pictures.map(({ name }) => name).join(", ")}`);

/** Smallest text of a picture for phones, in CSS pixels, in a window of 360 px, which shows the picture 318 px wide. */
const smallestText = 11;
const shownWidth = 318;

/** Font size of the smallest text of a page, in CSS pixels. */
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
    await page.setContent(writePage(body), { waitUntil: "load" });
    await page.evaluate(() => document.fonts.ready);
    const text = ((await measureText(page)) * shownWidth) / width;
    const shot = await page.screenshot({ animations: "disabled" });
    await page.close();
    // 256 colors without dithering keep flat drawings as they are.
    const { size } = await sharp(shot)
      .png({ palette: true, colors: 256, dither: 0, effort: 10, compressionLevel: 9 })
      .toFile(`data/images/product/${name}.png`);
    console.log(`${name}.png  ${Math.round(size / 1024)} KiB, smallest text at 360 px: ${text.toFixed(1)} px`);
    if (name.startsWith("small/") && text < smallestText) throw new Error(`${name} has text under ${smallestText} px.`);
  }
  await browser.close();
}

void render();
