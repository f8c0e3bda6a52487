import { mkdirSync, rmSync } from "node:fs";

import { chromium, type Page } from "@playwright/test";
import sharp, { type Sharp } from "sharp";

import { scrollThrough } from "../../e2e/layout-shift";
import { findBrowser } from "../../src/scripts/browser.mjs";
import type { ChangedPage } from "./format";

async function shoot(page: Page, url: string): Promise<Buffer> {
  await page.goto(url);
  // Waits for hydration, also on a busy machine and in the build of an older revision.
  const hydrated = "html[data-scripted=hydrated], html:not([data-scripted]) header button[aria-expanded]";
  await page.waitForSelector(hydrated, { state: "attached", timeout: 60_000 });
  await scrollThrough(page);
  await page.waitForFunction(() => !document.querySelector("[data-waiting]"));
  await page.evaluate("scrollTo({ top: 0, behavior: 'instant' })");
  return page.screenshot({ fullPage: true, animations: "disabled" });
}

/** Adds pictures to each page: before, after, and with the changed pixels in red. */
export async function addPictures(pages: ChangedPage[], origins: string[], folder: string): Promise<void> {
  const { default: pixelmatch } = await import("pixelmatch");
  rmSync(`${folder}/pictures`, { recursive: true, force: true });
  mkdirSync(`${folder}/pictures`, { recursive: true });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox", "--disable-gpu"] });
  for (const width of [360, 1280]) {
    // One tab, because those in the background are slow.
    const tab = await browser.newPage({ viewport: { width, height: 800 }, reducedMotion: "reduce" });
    // Defines a helper that tsx adds to functions.
    await tab.addInitScript("globalThis.__name = (value) => value");
    for (const { path, change, shares, files } of pages.filter((page) => page.change !== "removed")) {
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
      if (now) images.push(sharp(marked, { raw: { width, height, channels: 4 } }));
      const name = `pictures/${path.slice(1).replaceAll("/", "-") || "home"}-${width}`;
      const row = changed > 0 ? images.map((_, index) => `${name}-${index + 1}.webp`) : [];
      await Promise.all(row.map((file, index) => images[index]?.webp().toFile(`${folder}/${file}`)));
      files.push(row);
    }
  }
  await browser.close();
}
