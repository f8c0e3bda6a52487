import { expect, test } from "@playwright/test";

import { openDesignSystem } from "./open";

const name = "Long dialog";
const opener = "Open the long dialog";

test.beforeEach(async ({ page }) => {
  await openDesignSystem(page);
});

test("it takes the focus, keeps it from the page, and gives it back", async ({ page }) => {
  const button = page.getByRole("button", { name: opener });
  await button.press("Enter");
  const dialog = page.getByRole("dialog", { name });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole("heading", { name })).toBeFocused();
  for (const next of ["Close", "Done"]) {
    await page.keyboard.press("Tab");
    await expect(dialog.getByRole("button", { name: next })).toBeFocused();
  }
  for (let step = 0; step < 6; step++) {
    await page.keyboard.press("Tab");
    const outside = await page.evaluate(
      () =>
        document.activeElement !== document.body && !document.querySelector("dialog[open]")?.matches(":focus-within"),
    );
    expect(outside).toBe(false);
  }
  await dialog.getByRole("button", { name: "Close" }).press("Enter");
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test("Escape closes it, and it opens again", async ({ page }) => {
  const button = page.getByRole("button", { name: opener });
  const dialog = page.getByRole("dialog", { name });
  for (let time = 0; time < 2; time++) {
    await button.press("Enter");
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  }
});

test("a click beside it closes it; one inside, or a drag that ends beside it, does not", async ({ page }) => {
  await page.getByRole("button", { name: opener }).click();
  const dialog = page.getByRole("dialog", { name });
  await dialog.getByText("Line 2 of").click();
  await page.mouse.down();
  await page.mouse.move(20, 20);
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await page.mouse.click(20, 20);
  await expect(dialog).toBeHidden();
});

test("the page behind does not scroll, and stands where it was afterwards", async ({ page }) => {
  await page.getByRole("button", { name: opener }).click();
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.move(20, 20);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press("PageDown");
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await page.keyboard.press("Escape");
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before);
});

for (const [what, viewport] of [
  ["a window of 320 px", { width: 320, height: 568 }],
  ["a window at 400 % zoom", { width: 320, height: 200 }],
] as const) {
  test(`it fits ${what}, and its last button can be reached`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.getByRole("button", { name: opener }).click();
    const dialog = page.getByRole("dialog", { name });
    const box = await dialog.boundingBox();
    expect((box?.x ?? -1) >= 0 && (box?.y ?? -1) >= 0).toBe(true);
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(viewport.width);
    expect((box?.y ?? 0) + (box?.height ?? 999)).toBeLessThanOrEqual(viewport.height);
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await dialog.getByRole("button", { name: "Done" }).click();
    await expect(dialog).toBeHidden();
  });
}
