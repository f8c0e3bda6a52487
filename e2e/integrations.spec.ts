import AxeBuilder from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";

import { expect, test } from "./test";
import { waitForScripts } from "./wait-for-scripts";

const path = "/product/data-sources";
const categories = ["All", "Product Analytics Data", "GTM & PLG Output", "Observability Data", "Customer Data"];

function getGrid(page: Page): Locator {
  return page.locator("section").filter({ has: page.getByRole("heading", { name: "Platform Integrations" }) });
}

function getTile(page: Page, name: string): Locator {
  return getGrid(page).getByRole("button", { name, exact: true });
}

function getFilter(page: Page): Locator {
  return page.getByRole("group", { name: "Filter integrations by category" });
}

async function open(page: Page, address = path): Promise<void> {
  await page.goto(address);
  await waitForScripts(page);
  await expect(getFilter(page)).toBeVisible();
}

/** Which side of a tile a visitor sees in its middle. */
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

test("the three sources run into one timeline, beside a picture of the whole flow", async ({ page }) => {
  await open(page);
  await expect(page.getByRole("heading", { name: "One timeline per account" })).toBeVisible();
  await expect(page.getByRole("img", { name: /^A data-flow map/ })).toBeVisible();
});

test.describe("a tile", () => {
  test("is one button with the integration's name, and its back is its description", async ({ page }) => {
    await open(page);
    const tiles = getGrid(page).getByRole("listitem");
    expect(await tiles.count()).toBeGreaterThanOrEqual(29);
    for (const tile of await tiles.all()) await expect(tile.getByRole("button")).toHaveCount(1);
    const tile = getTile(page, "Datadog");
    await expect(tile).toHaveAccessibleDescription(/^Supplies errors.* Observability Data\s· Product Analytics Data$/);
  });

  test("turns under the mouse and back when it leaves", async ({ page }) => {
    await open(page);
    const tile = getTile(page, "Slack");
    await tile.scrollIntoViewIfNeeded();
    await expectSide(tile, "front");
    await tile.hover();
    await expectSide(tile, "back");
    await tile.click();
    await expectSide(tile, "back");
    await page.mouse.move(0, 0);
    await expectSide(tile, "front");
  });

  test("turns under the keyboard's focus and back when it moves on", async ({ page }) => {
    await open(page);
    await getFilter(page).getByRole("button", { name: "Customer Data" }).focus();
    await page.keyboard.press("Tab");
    const tile = getTile(page, "Salesforce");
    await expect(tile).toBeFocused();
    await expectSide(tile, "back");
    await page.keyboard.press("Enter");
    await expectSide(tile, "back");
    await page.keyboard.press("Tab");
    await expectSide(tile, "front");
    await expectSide(getTile(page, "Slack"), "back");
  });

  test("shows its longest text whole at 320 px and at twice the text's size", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 740 });
    await open(page);
    for (const size of ["100%", "200%"]) {
      await page.evaluate((value) => {
        document.documentElement.style.fontSize = value;
      }, size);
      const cut = await getGrid(page)
        .locator("[data-side]")
        .evaluateAll((sides) =>
          sides
            .filter((side) => side.scrollHeight > side.clientHeight + 1 || side.scrollWidth > side.clientWidth + 1)
            .map((side) => side.textContent),
        );
      expect(cut).toEqual([]);
    }
  });
});

test.describe("on a touch screen, a tile", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("turns by a tap, and back by one elsewhere", { tag: "@tap" }, async ({ page }) => {
    await open(page);
    const tile = getTile(page, "Slack");
    await tile.tap();
    await expectSide(tile, "back");
    await getTile(page, "Datadog").tap();
    await expectSide(tile, "front");
    await expectSide(getTile(page, "Datadog"), "back");
    await getGrid(page).getByRole("heading", { level: 2 }).tap();
    await getTile(page, "Datadog").scrollIntoViewIfNeeded();
    await expectSide(getTile(page, "Datadog"), "front");
  });
});

test.describe("with reduced motion, a tile", { tag: "@stillness" }, () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("shows its back in the front's place, without turning", async ({ page }) => {
    await open(page);
    const tile = getTile(page, "Slack");
    const [front, back] = [tile.locator("[data-side=front]"), tile.locator("[data-side=back]")];
    await expect(back).toBeHidden();
    await tile.hover();
    await expect(back).toBeVisible();
    await expect(front).toBeHidden();
    for (const side of [front, back]) await expect(side).toHaveCSS("transform", "none");
  });
});

test.describe("without scripts, a tile", { tag: "@no-script" }, () => {
  test.use({ javaScriptEnabled: false });

  test("turns under the mouse, and no filter is there that would do nothing", async ({ page }) => {
    await page.goto(path);
    const front = getTile(page, "Slack").locator("[data-side=front]");
    const before = await front.boundingBox();
    // Turned, a tile is as wide as before: it is seen turning, if need be the second time.
    await expect(async () => {
      await page.mouse.move(0, 0);
      await getTile(page, "Slack").hover();
      const watch = { timeout: 1000, intervals: [10] };
      await expect.poll(async () => (await front.boundingBox())?.width, watch).not.toBe(before?.width);
    }).toPass();
    await expect(getFilter(page)).toBeHidden();
  });
});

async function expectCategory(page: Page, category: string): Promise<number> {
  for (const other of categories) {
    await expect(getFilter(page).getByRole("button", { name: other, exact: true })).toHaveAttribute(
      "aria-pressed",
      String(other === category),
    );
  }
  const items = getGrid(page).getByRole("listitem");
  if (category !== "All") await expect(items.filter({ hasNotText: category })).toHaveCount(0);
  const count = await items.count();
  expect(count).toBeGreaterThan(0);
  await expect(getGrid(page).getByRole("status")).toHaveText(`${count} integrations`);
  return count;
}

test.describe("the filter", () => {
  test("shows exactly the integrations of a category", async ({ page }) => {
    await open(page);
    await expect(getFilter(page).getByRole("button")).toHaveText(categories);
    const all = await expectCategory(page, "All");
    const items = getGrid(page).getByRole("listitem");
    for (const category of categories.slice(1)) {
      await getFilter(page).getByRole("button", { name: "All", exact: true }).click();
      const expected = await items.filter({ hasText: category }).count();
      await getFilter(page).getByRole("button", { name: category }).click();
      expect(await expectCategory(page, category)).toBe(expected);
      expect(expected).toBeLessThan(all);
    }
  });

  test("stands in the address, survives a reload and Back, and leaves focus and place alone", async ({ page }) => {
    await open(page);
    const button = getFilter(page).getByRole("button", { name: "GTM & PLG Output" });
    await button.scrollIntoViewIfNeeded();
    await button.focus();
    const before = await button.boundingBox();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${path}?category=GTM+%26+PLG+Output`);
    await expectCategory(page, "GTM & PLG Output");
    await expect(button).toBeFocused();
    expect(await button.boundingBox()).toEqual(before);
    await page.reload();
    await expectCategory(page, "GTM & PLG Output");
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expectCategory(page, "All");
  });

  test("is read from a shared address, on both paths of the page", async ({ page }) => {
    for (const address of [path, "/product/integrations"]) {
      await open(page, `${address}?category=Observability+Data`);
      await expectCategory(page, "Observability Data");
    }
  });

  test("keeps the tiles that stay", async ({ page }) => {
    await open(page);
    const tile = await getTile(page, "Datadog").elementHandle();
    await getFilter(page).getByRole("button", { name: "Observability Data" }).click();
    await expectCategory(page, "Observability Data");
    expect(await getTile(page, "Datadog").evaluate((now, before) => now === before, tile)).toBe(true);
  });
});

test("there is no accessibility fault, neither filtered nor turned", { tag: "@thorough" }, async ({ page }) => {
  await open(page);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await getFilter(page).getByRole("button", { name: "Observability Data" }).click();
  const tile = getTile(page, "Grafana");
  await tile.hover();
  await expectSide(tile, "back");
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});
