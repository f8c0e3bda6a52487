import type { Page } from "@playwright/test";

import { expect, test, validEntries } from "../contact/form";
import { readEntries } from "../contact/mock-relay";
import { waitForScripts } from "../support/page-actions";
import { pageKinds } from "../support/route-table";

declare global {
  interface Window {
    /** Lengths of the text of the page, one each 100 ms. */
    lengths: number[];
  }
}

/** Some in `npm test`, all in `npm run test:all`. */
const checked = pageKinds.filter((_, index) => process.env["TEST_SIZE"] !== "quick" || index % 5 === 0);

/** Wraps each text as translators do, inserts elements as extensions do, and takes an image away. */
function changePage(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode())
    if (walker.currentNode.parentElement?.closest("script, style, textarea") === null) texts.push(walker.currentNode);
  for (const text of texts) {
    const font = document.createElement("FONT");
    text.parentNode?.replaceChild(font, text);
    font.append(text);
  }
  document.body.before(document.createElement("aside"));
  document.body.prepend(document.createElement("aside"));
  document.querySelector("main")?.prepend(document.createElement("aside"));
  document.querySelector("main img")?.remove();
}

function sampleText(): void {
  window.lengths = [];
  const sample = () => window.lengths.push(document.body.innerText.replace(/\s+/gu, "").length);
  sample();
  setInterval(sample, 100);
}

/** Opens a page whose scripts are late, changes its text, and starts its islands. */
async function openTranslated(page: Page, path: string): Promise<void> {
  await page.route("**/*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1200));
    await route.continue();
  });
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await page.evaluate(sampleText);
  await page.evaluate(changePage);
  await waitForScripts(page);
  await page.evaluate(changePage);
}

test("a page that is translated before and after its islands start never loses its text", async ({ page }) => {
  test.setTimeout(checked.length * 20_000);
  for (const path of checked) {
    await openTranslated(page, path);
    await page.waitForTimeout(300);
    const [first = 0, ...later] = await page.evaluate(() => window.lengths);
    expect(Math.min(...later), path).toBeGreaterThan(0.95 * first);
  }
});

test("the islands of a translated page work: forecast, filter, dialog and form", async ({ form, page }) => {
  await openTranslated(page, "/");
  const slider = page.getByRole("slider", { name: "Month" });
  const value = await slider.inputValue();
  await slider.press("ArrowLeft");
  expect(await slider.inputValue()).not.toBe(value);

  await openTranslated(page, "/resources/blog");
  const last = page.getByRole("main").getByRole("group").getByRole("button").last();
  await last.click();
  await expect(last).toHaveAttribute("aria-pressed", "true");
  const [shown, all] = await page
    .locator("main [role=status]")
    .first()
    .evaluate((status) => [
      document.querySelectorAll("main [data-categories]").length,
      Number.parseInt(status.textContent, 10),
    ]);
  expect(shown).toBe(all);
  await page.getByRole("button", { name: "Your visit data" }).click();
  await expect(page.getByRole("dialog", { name: "Your visit data" })).toBeVisible();

  const requests = await form.mockRelay();
  await openTranslated(page, "/contact");
  await form.fill();
  await form.press();
  await expect.poll(() => requests.map(readEntries)).toEqual([validEntries]);
});
