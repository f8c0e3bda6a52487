import { mkdirSync } from "node:fs";

import { chromium, type Page } from "@playwright/test";
import sharp, { type Sharp } from "sharp";

import { scrollThrough } from "../../e2e/support/layout-shift";
import { openPage } from "../../e2e/support/page-actions";
import { findBrowser } from "../../src/scripts/browser.mjs";
import type { ChangedPage } from "./format";

async function shoot(page: Page, url: string): Promise<Buffer> {
  await openPage(page, url);
  await scrollThrough(page);
  await page.waitForFunction(() => !document.querySelector("[data-waiting]"));
  await page.evaluate("scrollTo({ top: 0, behavior: 'instant' })");
  return page.screenshot({ fullPage: true, animations: "disabled" });
}

/** A pixel that pixelmatch marks as changed. */
const red = Buffer.from([255, 0, 0, 255]);

/** Adds pictures to each page: before, after, and with the changed pixels in red. */
export async function addPictures(pages: ChangedPage[], origins: string[], folder: string): Promise<void> {
  const { default: pixelmatch } = await import("pixelmatch");
  mkdirSync(`${folder}/pictures`, { recursive: true });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox", "--disable-gpu"] });
  for (const width of [360, 1280]) {
    // One tab, because those in the background are slow.
    const tab = await browser.newPage({ viewport: { width, height: 800 }, reducedMotion: "reduce" });
    // Defines a helper that tsx adds to functions.
    await tab.addInitScript("globalThis.__name = (value) => value");
    for (const [index, { path, change, shares, tops, files }] of pages.entries()) {
      if (change === "removed") continue;
      const images: Sharp[] = [];
      for (const origin of change === "added" ? origins.slice(1) : origins)
        images.push(sharp(await shoot(tab, origin + path)));
      const height = Math.max(...(await Promise.all(images.map(async (image) => (await image.metadata()).height))));
      const whole = { width, height, fit: "contain", position: "top" } as const;
      const pixels = images.map((image) => image.clone().resize(whole).ensureAlpha().raw().toBuffer());
      const [old, now] = await Promise.all(pixels);
      const marked = Buffer.alloc(width * height * 4);
      const changed = old && now ? pixelmatch(old, now, marked, width, height, { alpha: 0.3 }) : width * height;
      shares.push(changed / (width * height));
      tops.push(Math.floor(Math.max(0, marked.indexOf(red)) / 4 / width));
      if (now) images.push(sharp(marked, { raw: { width, height, channels: 4 } }));
      const name = `pictures/${index}-${width}`;
      const row = changed > 0 ? images.map((_, number) => `${name}-${number + 1}.webp`) : [];
      await Promise.all(row.map((file, number) => images[number]?.webp().toFile(`${folder}/${file}`)));
      files.push(row);
    }
  }
  await browser.close();
}

/** Cuts the pictures before and after out of the first changed rows. Returns rows of a page and both files, for each width. */
export async function cropPictures(pages: readonly ChangedPage[], folder: string): Promise<string[][]> {
  mkdirSync(`${folder}/comment/crops`, { recursive: true });
  const rows = pages.flatMap(({ path, change, tops, files }) =>
    files.map(async (row, index) => {
      const first = Math.max(0, (tops[index] ?? 0) - 100);
      const crops = row.slice(0, 2).map(async (file) => {
        const image = sharp(`${folder}/${file}`);
        const { width, height } = await image.metadata();
        const crop = file.replace("pictures/", "crops/");
        const top = Math.min(first, height - 1);
        const area = { left: 0, top, width, height: Math.min(500, height - top) };
        await image.extract(area).webp().toFile(`${folder}/comment/${crop}`);
        return crop;
      });
      return [path, ...(change === "added" ? [""] : []), ...(await Promise.all(crops))];
    }),
  );
  return (await Promise.all(rows)).filter((row) => row.length > 2);
}
