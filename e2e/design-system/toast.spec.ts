import { expect, test, type Page } from "@playwright/test";

import { openDesignSystem } from "./open";

const success = "Show success";
const failure = "Show failure";

/** Opens the page with a clock that stands still, so that what takes seconds takes exactly those. */
async function openStopped(page: Page): Promise<void> {
  await openDesignSystem(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

function status(page: Page) {
  return page.getByRole("status").filter({ has: page.getByText("Success!") });
}

/** Takes the pointer off what was clicked, away from the window's foot. */
async function leave(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
}

test("the live regions are there, and empty, before any toast", async ({ page }) => {
  await openDesignSystem(page);
  // Other primitives have regions of their own; those of the toasts tell each toast alone.
  const regions = page.locator("main [aria-atomic=false]");
  await expect(regions).toHaveText(["", ""]);
  expect(await regions.evaluateAll((all) => all.map((region) => region.role))).toEqual(["status", "alert"]);
});

test("a success is a status, a failure an alert, each with title and text and told once", async ({ page }) => {
  await openDesignSystem(page);
  await page.getByRole("button", { name: success }).click();
  await page.getByRole("button", { name: failure }).click();
  await expect(status(page)).toContainText("Your message has been sent securely.");
  await expect(page.getByRole("main").getByRole("alert")).toContainText("ErrorFailed to send message.");
  await expect(page.getByText("Failed to send message.")).toHaveCount(1);
});

test("a success stays for 6 seconds and then goes; a failure stays", async ({ page }) => {
  await openStopped(page);
  await page.getByRole("button", { name: success }).click();
  await page.getByRole("button", { name: failure }).click();
  await leave(page);
  await page.clock.runFor(5900);
  await expect(status(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(status(page)).toBeHidden();
  await page.clock.runFor(600_000);
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Error");
});

test("it waits under the focus and under the pointer, and then stays its whole time again", async ({ page }) => {
  await openStopped(page);
  await page.getByRole("button", { name: success }).click();
  await leave(page);
  const dismiss = page.getByRole("button", { name: "Dismiss" });
  await dismiss.focus();
  await page.clock.runFor(60_000);
  await expect(status(page)).toBeVisible();
  await dismiss.hover();
  await page.getByRole("button", { name: success }).focus();
  await page.clock.runFor(60_000);
  await expect(status(page)).toBeVisible();
  await leave(page);
  await page.clock.runFor(5900);
  await expect(status(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(status(page)).toBeHidden();
});

test("its button and Escape dismiss it, and the focus goes to the next one and then back", async ({ page }) => {
  await openDesignSystem(page);
  const opener = page.getByRole("button", { name: failure });
  await opener.press("Enter");
  await opener.press("Enter");
  const dismiss = page.getByRole("button", { name: "Dismiss" });
  await expect(dismiss).toHaveCount(2);
  await page.keyboard.press("Escape");
  await expect(dismiss).toHaveCount(2);
  await dismiss.first().focus();
  await page.keyboard.press("Escape");
  await expect(dismiss).toHaveCount(1);
  await expect(dismiss).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dismiss).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test("an element with the focus does not stay under a toast", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openDesignSystem(page);
  const opener = page.getByRole("button", { name: failure });
  await opener.evaluate((element) => {
    element.scrollIntoView({ block: "end" });
  });
  await opener.press("Enter");
  const toast = page.getByRole("main").getByRole("alert");
  await expect(toast).toContainText("Error");
  await expect
    .poll(async () => {
      const [above, below] = [await opener.boundingBox(), await toast.boundingBox()];
      return above && below && above.y + above.height <= below.y + 1;
    })
    .toBe(true);
});

test("it does not move for who asks for reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openDesignSystem(page);
  await page.getByRole("button", { name: failure }).click();
  const running = await page
    .getByRole("main")
    .getByRole("alert")
    .evaluate((region) => region.getAnimations({ subtree: true }).map((each) => each.effect?.getTiming().duration));
  expect(running.filter((duration) => Number(duration) > 1)).toEqual([]);
});
