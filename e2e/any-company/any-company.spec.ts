import type { Server } from "node:http";

import type { Page } from "@playwright/test";

import { serveFiles } from "../serve-files";
import { expect, test } from "../test";
import { publicFolderOf } from "./build";
import { counts, oldAddresses } from "./plant";

const pages = ["/", "/team", "/product/overview", "/product/data-sources", "/resources/customer-stories", "/contact"];

/** Logos and portraits that are larger than the box around them, and boxes that are wider than the window. */
function listMisfits(): string[] {
  const misfits: string[] = [];
  const name = (element: Element) =>
    `${element.tagName} ${element.getAttribute("alt") ?? element.textContent.slice(0, 40)}`;
  for (const image of document.querySelectorAll("main [data-fallback] img")) {
    const [own, box] = [image.closest("picture") ?? image, image.closest("li, [role=group], button, section")].map(
      (each) => each?.getBoundingClientRect(),
    );
    if (!own || !box || own.width === 0) continue;
    const out = Math.max(box.left - own.left, own.right - box.right, box.top - own.top, own.bottom - box.bottom);
    if (out > 1) misfits.push(`${name(image)} is ${Math.round(out)} px outside its box`);
  }
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) misfits.push(`the page is ${scrollWidth} px wide`);
  return misfits;
}

async function showAll(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
  });
}

for (const amount of ["few", "many"] as const) {
  test.describe(`a company with ${amount} of everything`, () => {
    let server: Server | undefined;
    let origin = "";

    test.beforeAll(async () => {
      ({ server, origin } = await serveFiles(publicFolderOf(amount)));
    });

    test.afterAll(() => {
      server?.close();
    });

    for (const width of [320, 360, 768, 1280]) {
      test(`logos and portraits fit, and nothing is wider than a window of ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        const found: string[] = [];
        for (const path of pages) {
          await page.goto(origin + path);
          await showAll(page);
          found.push(...(await page.evaluate(listMisfits)).map((misfit) => `${path}: ${misfit}`));
          const folder = process.env["SCREENSHOTS"];
          if (folder !== undefined)
            await page.screenshot({
              path: `${folder}/${amount}${path.replaceAll("/", "_")}-${width}.png`,
              fullPage: true,
            });
        }
        expect(found).toEqual([]);
      });
    }

    test("only a carousel of several slides has controls", async ({ page }) => {
      for (const path of ["/", "/product/overview"]) {
        await page.goto(origin + path);
        const controls = page.locator("[aria-roledescription=carousel] button");
        expect([path, (await controls.count()) > 0]).toEqual([path, counts[amount] > 1]);
      }
    });

    test("the strip of logos is wider than a large window, and each customer is read once", async ({ page }) => {
      await page.setViewportSize({ width: 1920, height: 900 });
      await page.goto(origin);
      const lists = page.locator("[data-track] ul");
      const widths = await lists.evaluateAll((all) => all.map((list) => list.getBoundingClientRect().width));
      expect(Math.min(...widths)).toBeGreaterThan(1920);
      const items = await page.locator("[data-track]").getByRole("listitem").count();
      expect(items).toBe(Math.max(4, counts[amount]));
    });

    test("the cards of leaders fill their rows", async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(origin);
      const card = page.locator("li:has(figure)").first().locator("xpath=../li[last()]");
      const [last, list] = [await card.boundingBox(), await card.locator("..").boundingBox()];
      expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo((list?.x ?? 0) + (list?.width ?? 0), 0);
      expect(await card.evaluate((element) => element.parentElement?.children.length)).toBeGreaterThan(1);
    });

    test("a portrait is at most 300 px wide", async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(`${origin}/team`);
      const widths = await page
        .locator("main li picture, main li [role=img]")
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width));
      expect(Math.max(...widths)).toBeLessThanOrEqual(300);
    });

    test("on a host without redirects, old addresses lead on, and a click inside the site too", async ({ page }) => {
      for (const [from, to] of Object.entries(oldAddresses)) {
        await page.goto(`${origin}${from}?a=b`);
        await expect(page).toHaveURL(`${origin}${to}?a=b`);
        await page.goto(`${origin}/resources/blog`);
        await expect(page.getByRole("navigation", { name: "Main" }).locator("[aria-expanded]").first()).toBeAttached();
        await page.evaluate((path) => {
          const link = document.createElement("a");
          link.href = path;
          link.textContent = "old";
          document.querySelector("main")?.append(link);
          link.click();
        }, from);
        await expect(page).toHaveURL(origin + to);
        await expect(page.locator("h1")).toHaveCount(1);
      }
    });
  });
}
