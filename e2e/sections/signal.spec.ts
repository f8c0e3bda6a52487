import type { Locator, Page } from "@playwright/test";

import { expect, test } from "../test";

const radio = (page: Page, name: string): Locator => page.getByRole("main").getByRole("radio", { name, exact: true });

/** Filters by visibility: columns with radio buttons cover the labels. */
async function expectShown(page: Page, ...texts: RegExp[]): Promise<void> {
  for (const text of texts) await expect(page.getByText(text).filter({ visible: true })).toHaveCount(1);
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("arrow keys change the account, the moment, and the labels of the drawing", async ({ page }) => {
    await page.goto("/");
    await expectShown(page, /^Growing\. Sep: /u, /^Lakeside Health .*70 to 130 people a week/u);
    await radio(page, "Growing").focus();
    await page.keyboard.press("ArrowRight");
    await expect(radio(page, "Steady")).toBeChecked();
    await page.keyboard.press("ArrowRight");
    await expect(radio(page, "Leaving")).toBeFocused();
    await expectShown(page, /^Leaving\. Aug: contact leaves/u, /^Orchard .*9 to 56 people a week/u);
    await expect(page.getByText(/^Growing\. /u)).toBeHidden();

    await radio(page, "6 months before").focus();
    await page.keyboard.press("ArrowLeft");
    await expectShown(page, /^Orchard .*8 to 92 people a week/u);
    await expect(page.getByText("Nov: reports unread", { exact: true })).toBeHidden();
    await page.keyboard.press("ArrowLeft");
    await expectShown(page, /^Orchard .*Not renewed: 16 people a week/u);
    await expect(page.getByText("Nov: reports unread", { exact: true })).toBeVisible();
  });
});

/** Reads a number of the drawing, which CSS generates. */
function readNumber(page: Page, which: string): Promise<string> {
  return page.locator(`[data-value="${which}"]`).evaluate((element) => {
    const { counterReset } = getComputedStyle(element, "::after");
    return getComputedStyle(element).opacity === "0" ? "hidden" : counterReset.replace("users ", "");
  });
}

test("the drawing has a unit and the numbers of the moment that is chosen or pointed at", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await expectShown(page, /^People a week$/u);
  const numbers = () => Promise.all(["", "low", "high"].map((which) => readNumber(page, which)));
  await expect.poll(numbers).toEqual(["60", "70", "130"]);
  await radio(page, "Leaving").check();
  await radio(page, "3 months before").check();
  await page.mouse.move(5, 5);
  await expect.poll(numbers).toEqual(["36", "8", "32"]);
  await radio(page, "Renewal").check();
  await expect.poll(numbers).toEqual(["16", "hidden", "hidden"]);

  // Hovering shows another moment without changing the choice.
  await radio(page, "6 months before").check();
  await radio(page, "Growing").check();
  const box = await radio(page, "3 months before").boundingBox();
  if (!box) throw new Error("The moment is not shown.");
  expect(box.height).toBeGreaterThan(200);
  await page.mouse.move(box.x + box.width / 2, box.y + 60);
  await expectShown(page, /^Lakeside .*92 to 118 people a week/u);
  await expect(radio(page, "6 months before")).toBeChecked();
  // Keys select while the pointer rests on the drawing.
  await radio(page, "6 months before").press("ArrowLeft");
  await expectShown(page, /^Lakeside .*44 to 140 people a week/u);
  await page.keyboard.press("ArrowRight");
  await expectShown(page, /^Lakeside Health .*70 to 130 people a week/u);
});
