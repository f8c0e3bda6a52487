import type { Locator, Page } from "@playwright/test";

import { findViolations } from "../support/find-violations";
import { openPage } from "../support/page-actions";
import { expect, test } from "../test";

const path = "/product/data-sources";

function findGrid(page: Page): Locator {
  return page.locator("section").filter({ has: page.getByRole("heading", { name: "Platform Integrations" }) });
}

function findTile(page: Page, name: string): Locator {
  return findGrid(page).getByRole("button", { name, exact: true });
}

function findFilter(page: Page): Locator {
  return page.getByRole("group", { name: "Filter integrations by category" });
}

async function open(page: Page, address = path): Promise<void> {
  await openPage(page, address);
  await expect(findFilter(page)).toBeVisible();
}

/** Returns the side that is visible in the middle of a tile. */
function readSide(tile: Locator): Promise<string | undefined> {
  return tile.evaluate((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit?.closest<HTMLElement>("[data-side]")?.dataset["side"];
  });
}

async function expectSide(tile: Locator, side: "front" | "back"): Promise<void> {
  await expect.poll(() => readSide(tile)).toBe(side);
}

test("a tile is one button described by its back, which hover and focus show", async ({ page }) => {
  await open(page);
  const tiles = findGrid(page).getByRole("listitem");
  for (const tile of await tiles.all()) await expect(tile.getByRole("button")).toHaveCount(1);
  const description = /^Supplies contacts.* GTM & PLG Output\s· Customer Data$/;
  await expect(findTile(page, "Harbor CRM")).toHaveAccessibleDescription(description);

  const second = findTile(page, "Signpost");
  await second.scrollIntoViewIfNeeded();
  await expectSide(second, "front");
  await second.hover();
  await expectSide(second, "back");
  await second.click();
  await expectSide(second, "back");
  await page.mouse.move(0, 0);
  await expectSide(second, "front");

  await findFilter(page).getByRole("button", { name: "Customer Data" }).focus();
  await page.keyboard.press("Tab");
  const first = findTile(page, "Ledger");
  await expect(first).toBeFocused();
  await expectSide(first, "back");
  for (const isExpanded of [true, false, true]) {
    await expect(first).toHaveAttribute("aria-expanded", String(!isExpanded));
    await page.keyboard.press("Enter");
    await expect(first).toHaveAttribute("aria-expanded", String(isExpanded));
    await expectSide(first, "back");
  }
  await page.keyboard.press("Tab");
  await expect(first).toHaveAttribute("aria-expanded", "false");
  await expectSide(first, "front");
  await expectSide(second, "back");

  await page.emulateMedia({ reducedMotion: "reduce" });
  const [front, back] = [first.locator("[data-side=front]"), first.locator("[data-side=back]")];
  await expect(back).toBeHidden();
  await first.hover();
  await expect(back).toBeVisible();
  await expect(front).toBeHidden();
  for (const side of [front, back]) await expect(side, "without animation").toHaveCSS("transform", "none");
});

test("six tiles fill their rows, and both sides show all text at 320 px and in large text", async ({ page }) => {
  await open(page);
  const back = findTile(page, "Signpost").locator("[data-side=back]");
  await expect(back).toHaveText(/^Signpost/u);
  const { width = 0, height = 0 } = (await back.locator("img").boundingBox()) ?? {};
  expect(Math.max(width, height)).toBeLessThanOrEqual(20);
  const tiles = await findGrid(page).getByRole("listitem").all();
  const tops = await Promise.all(tiles.map(async (tile) => (await tile.boundingBox())?.y));
  expect(tops.map((top) => tops.filter((other) => other === top).length)).toEqual([3, 3, 3, 3, 3, 3]);

  await page.setViewportSize({ width: 320, height: 740 });
  for (const size of ["100%", "200%"]) {
    await page.evaluate((value) => {
      document.documentElement.style.fontSize = value;
    }, size);
    const cut = await findGrid(page)
      .locator("[data-side]")
      .evaluateAll((sides) =>
        sides
          .filter((side) => side.scrollHeight > side.clientHeight + 1 || side.scrollWidth > side.clientWidth + 1)
          .map((side) => side.textContent),
      );
    expect(cut).toEqual([]);
    expect(await back.innerText()).toMatch(/^Signpost[^]+Product Analytics Data/u);
  }
});

test.describe("on a touch screen, a tile", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("flips on a tap, and back on a tap elsewhere", async ({ page }) => {
    await open(page);
    const tile = findTile(page, "Signpost");
    await tile.tap();
    await expectSide(tile, "back");
    await findTile(page, "Beacon").tap();
    await expectSide(tile, "front");
    await expectSide(findTile(page, "Beacon"), "back");
    await findGrid(page).getByRole("heading", { level: 2 }).tap();
    await findTile(page, "Beacon").scrollIntoViewIfNeeded();
    await expectSide(findTile(page, "Beacon"), "front");
  });
});

test.describe("without scripts, a tile", () => {
  test.use({ javaScriptEnabled: false });

  test("flips on hover, and the filter is hidden", async ({ page }) => {
    await page.goto(path);
    const front = findTile(page, "Signpost").locator("[data-side=front]");
    const before = await front.boundingBox();
    // Observes the width while the tile flips, in a second attempt if needed.
    await expect(async () => {
      await page.mouse.move(0, 0);
      await findTile(page, "Signpost").hover();
      const watch = { timeout: 1000, intervals: [10] };
      await expect.poll(async () => (await front.boundingBox())?.width, watch).not.toBe(before?.width);
    }).toPass();
    await expect(findFilter(page)).toBeHidden();
  });
});

test("the filter of the URL applies on the alias, and another filter keeps shared tiles", async ({ page }) => {
  await open(page, "/product/integrations?category=GTM+%26+PLG+Output");
  const items = findGrid(page).getByRole("listitem");
  await expect(findFilter(page).locator("[aria-pressed=true]")).toHaveText("GTM & PLG Output");
  await expect(items.filter({ hasNotText: "GTM & PLG Output" })).toHaveCount(0);
  const tile = items.getByRole("button").first();
  await tile.hover();
  await expectSide(tile, "back");
  expect(await findViolations(page)).toEqual([]);
  const before = await tile.elementHandle();
  await findFilter(page).getByRole("button", { name: "All", exact: true }).click();
  await expect(findGrid(page).getByRole("status")).toHaveText(`${await items.count()} integrations`);
  expect(await before.evaluate((element) => element.isConnected)).toBe(true);
});
