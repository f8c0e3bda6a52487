import { expect, test, type Page } from "@playwright/test";

import { openDesignSystem } from "./open";

const names = ["Telemetry", "Signal", "Forecast"];

function carousel(page: Page) {
  return page.getByRole("region", { name: "Sample" });
}

async function expectSlide(page: Page, name: string): Promise<void> {
  await expect(carousel(page).getByRole("button", { name, exact: true })).toHaveAttribute("aria-current", "true");
  await expect(carousel(page).getByRole("group")).toHaveCount(1);
  await expect(carousel(page).getByRole("group", { name })).toBeVisible();
}

test("dots and keys choose the slide, around both ends", async ({ page }) => {
  await openDesignSystem(page);
  await expect(carousel(page)).toHaveAttribute("aria-roledescription", "carousel");
  for (const name of [...names].reverse()) {
    await carousel(page).getByRole("button", { name, exact: true }).click();
    await expectSlide(page, name);
  }
  for (const [key, name] of [
    ["ArrowLeft", "Forecast"],
    ["ArrowRight", "Telemetry"],
    ["End", "Forecast"],
    ["Home", "Telemetry"],
  ] as const) {
    await page.keyboard.press(key);
    await expectSlide(page, name);
    await expect(carousel(page).getByRole("button", { name, exact: true })).toBeFocused();
  }
});

test("a swipe turns it", async ({ page }) => {
  await openDesignSystem(page);
  const slide = carousel(page).getByRole("group");
  await slide.hover();
  const box = await slide.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 200, (box?.y ?? 0) + 40];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 90, y + 4);
  await page.mouse.up();
  await expectSlide(page, "Signal");
});

test("it moves on by itself after its period, and not once it is paused", async ({ page }) => {
  await openDesignSystem(page);
  await carousel(page).scrollIntoViewIfNeeded();
  const pause = carousel(page).getByRole("button", { name: "Pause the carousel" });
  await page.clock.install();
  // Chosen under this clock, and left, so that a period begins.
  await carousel(page).getByRole("button", { name: "Telemetry", exact: true }).click();
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await page.mouse.move(5, 300);
  await page.clock.runFor(4100);
  await expectSlide(page, "Signal");
  await pause.click();
  await expect(carousel(page).getByRole("button", { name: "Play the carousel" })).toBeVisible();
  await page.mouse.move(5, 300);
  await page.clock.runFor(20_000);
  await expectSlide(page, "Signal");
});

test("it stands still for who asks for reduced motion, until it is started", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openDesignSystem(page);
  await carousel(page).scrollIntoViewIfNeeded();
  await page.clock.install();
  await page.clock.runFor(20_000);
  await expectSlide(page, "Telemetry");
  await carousel(page).getByRole("button", { name: "Play the carousel" }).click();
  await page.clock.runFor(4100);
  await expectSlide(page, "Signal");
});
