import { existsSync } from "node:fs";

import { chromium } from "@playwright/test";
import sharp from "sharp";

import { findBrowser } from "../../src/scripts/browser.mjs";
import { drawPicture, pictures } from "./pictures";
import { readWorld } from "./sample";

/** Draws the product pictures in place of those in `data/images/product/`, in their sizes: all, or those with the given names. */
async function render(names: readonly string[]): Promise<void> {
  const world = readWorld();
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
  for (const [short, draw] of pictures) {
    for (const name of [short, `small/${short}`]) {
      const file = `data/images/product/${name}.png`;
      if (!existsSync(file) || (names.length > 0 && !names.includes(short))) continue;
      const [old, small] = [await sharp(file).metadata(), name !== short];
      const deviceScaleFactor = small ? 3 : 2;
      const viewport = {
        width: Math.round(old.width / deviceScaleFactor),
        height: Math.round(old.height / deviceScaleFactor),
      };
      const page = await browser.newPage({ viewport, deviceScaleFactor });
      await page.setContent(drawPicture(name, draw, small, world));
      await page.evaluate(() => document.fonts.ready);
      const drawn = sharp(await page.screenshot()).png({ palette: true, dither: 0, effort: 10, compressionLevel: 9 });
      await drawn.toFile(file);
      await page.close();
    }
  }
  await browser.close();
}

void render(process.argv.slice(2));
