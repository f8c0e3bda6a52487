import type { Page } from "@playwright/test";

import { findViolations } from "../support/find-violations";
import { listLayoutShifts, observeLayoutShift } from "../support/layout-shift";
import { holdFiles, measureWidth, navigate, openPage } from "../support/page-actions";
import { expect, test } from "../test";

/** Scrolls to the forecast and waits for its controls. */
async function findForecast(page: Page) {
  const slider = page.getByRole("slider", { name: "Month" });
  await page.locator("input[type=range]").scrollIntoViewIfNeeded();
  await expect(slider).toBeVisible();
  const readOut = page.locator("main dl", { hasText: /Expected|Better|Worse/u });
  return { slider, readOut, status: page.getByRole("main").getByRole("status").filter({ hasText: "range" }) };
}

test("controls appear with full contrast when their script is loaded", async ({ page }) => {
  await page.addInitScript(() => {
    const opacities = new Set<string>();
    Object.assign(window, { opacities });
    // Looks at visible controls in all frames.
    (function look() {
      for (const group of document.querySelectorAll("main :is(fieldset, [role=group]):has(input, button)"))
        if (group.checkVisibility({ visibilityProperty: true })) opacities.add(getComputedStyle(group).opacity);
      requestAnimationFrame(look);
    })();
  });
  for (const path of ["/product/growth-ai", "/resources/blog"]) {
    await openPage(page, path);
    if (path === "/product/growth-ai") await findForecast(page);
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => [...(Reflect.get(window, "opacities") as Set<string>)]), path).toEqual(["1"]);
  }
});

test("no press of a row, key or choice is lost before the forecast answers", async ({ page }) => {
  const row = (name: string) => page.getByRole("row", { name });
  const pressed = page.getByRole("button", { pressed: true });
  const slider = page.getByRole("slider", { name: "Month" });
  const release = await holdFiles(page);
  await page.goto("/product/growth-ai", { waitUntil: "domcontentloaded" });
  await row("Orchard").click();
  await row("Orchard").click();
  await row("Lakeside").click();
  const month = await slider.getAttribute("aria-valuetext");
  await slider.press("ArrowLeft");
  const value = await slider.inputValue();
  release();
  await expect(pressed).toHaveAccessibleName("Lakeside Health");
  await expect(slider).not.toHaveAttribute("aria-valuetext", month ?? "");
  await expect(slider).toHaveValue(value);

  const releaseAgain = await holdFiles(page);
  await page.reload({ waitUntil: "domcontentloaded" });
  const before = await slider.getAttribute("aria-valuetext");
  const chosen = ["upside", "nrr"].map((each) => page.locator(`input[value=${each}]`));
  for (const radio of chosen) {
    await radio.dispatchEvent("pointerover");
    await radio.evaluate((each: HTMLElement) => each.click());
  }
  releaseAgain();
  await expect(slider).not.toHaveAttribute("aria-valuetext", before ?? "");
  for (const radio of chosen) await expect(radio).toBeChecked();
});

test("a choice that the browser restores without its page is answered without a touch", async ({ page }) => {
  await openPage(page, "/product/growth-ai");
  const { slider } = await findForecast(page);
  const before = await slider.getAttribute("aria-valuetext");
  await page.locator("input[value=nrr]").evaluate((radio: HTMLElement) => radio.click());
  await expect(slider).not.toHaveAttribute("aria-valuetext", before ?? "");
  const value = await slider.getAttribute("aria-valuetext");
  await page.goto("/team");
  await page.goBack();
  await expect(page.locator("input[value=nrr]")).toBeChecked();
  await expect(slider).toHaveAttribute("aria-valuetext", value ?? "");
});

test("the button of an account covers its row, even if rows can't have a position, as in WebKit", async ({ page }) => {
  await openPage(page, "/product/growth-ai");
  await findForecast(page);
  const row = page.getByRole("row", { name: "Orchard" });
  await row.evaluate((element) => {
    element.style.position = "static";
  });
  const [outer, inner] = await Promise.all([row.boundingBox(), row.getByRole("button").boundingBox()]);
  // The border of the row is outside of the button.
  expect(inner?.y).toBeCloseTo(outer?.y ?? 0, -1);
  expect(inner?.height).toBeCloseTo(outer?.height ?? 0, -1);
});

test("the forecast works by keyboard, announces changes, and passes axe", async ({ page }) => {
  await observeLayoutShift(page);
  await openPage(page, "/");
  await page.waitForLoadState("networkidle");
  const { slider, readOut, status } = await findForecast(page);
  expect(await listLayoutShifts(page), "layout shifts when the controls appear").toEqual([]);

  await expect(slider).toHaveAttribute(
    "aria-valuetext",
    /^December 2026: 80% range \$5\.21M to \$5\.61M, at \$5\.46M$/,
  );
  await slider.focus();
  await page.keyboard.press("ArrowRight");
  await expect(slider).toHaveAttribute("aria-valuetext", /^January 2027: .*, at \$5\.50M$/);
  await page.keyboard.press("End");
  await expect(readOut).toContainText("June 2027");
  await page.keyboard.press("Home");
  await expect(slider).toHaveAttribute("aria-valuetext", "January 2025: $4.20M, actual");
  await expect(status).toHaveCount(0);

  await page.getByRole("radio", { name: "Likely" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Better" })).toBeChecked();
  await expect(status).toHaveText(/^Revenue, All accounts, Better: December 2026: .*, at \$5\.61M$/);
  await page.getByRole("radio", { name: "Revenue" }).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("heading", { name: "What moves At risk by December 2026" })).toBeVisible();
  await expect(page.locator("main details[name]").first()).toContainText("What counts as at risk?");

  const account = page.getByRole("button", { name: "Orchard" });
  await account.focus();
  await page.keyboard.press("Space");
  await expect(account).toHaveAttribute("aria-pressed", "true");
  await expect(status).toHaveText("Revenue, Orchard, Better: September 2026: 80% range $64.0K to $111K, at $111K");
  await expect(page.getByRole("radio", { name: "At risk" })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "What moves Revenue by September 2026" })).toBeVisible();
  await expect(page.getByRole("row", { name: "Orchard" }).getByRole("img", { name: "11 of 20" })).toBeVisible();

  const questions = page.locator("main details[name]");
  await expect(questions.first()).toContainText("Why could Orchard leave?");
  await page.getByText("The forecast as a table").click();
  await expect(page.getByRole("table", { name: "Revenue, Orchard, Better" }).getByRole("row")).toHaveCount(14);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "All accounts" }).click();
  await expect(account).toHaveAttribute("aria-pressed", "false");
  await expect(questions.first()).toContainText("What counts as at risk?");
});

async function findCenter(page: Page, text: string): Promise<number> {
  const { x = 0, width = 0 } = (await page.getByText(text, { exact: true }).first().boundingBox()) ?? {};
  return x + width / 2;
}

test("rows beside the headline select their account in the forecast, which the first view shows", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page, "/product/growth-ai");
  const title = page.getByRole("heading", { name: "Outlook", exact: true });
  expect((await title.boundingBox())?.y).toBeLessThan(700);
  const rows = page.locator("main a[href*='#outlook-']");
  await expect(rows).toHaveText([
    /Lakeside Health.*\$378K – \$441K.*\$395K.*\$419K/u,
    /Orchard.*\$64\.0K – \$111K.*\$111K.*\$86\.0K/u,
  ]);
  const account = page.getByRole("button", { name: "Orchard" });
  await rows.last().click();
  await expect(account).toHaveAttribute("aria-pressed", "true");
  await expect(page).toHaveURL(/#outlook-2$/u);
  await expect(title).toBeInViewport();
  // The month is that of its drivers, and the range comes first.
  const readOut = page.locator("main dl", { hasText: "Expected" });
  await expect(readOut).toHaveText(/^September 2026 · 80% range\$64\.0K – \$111KExpected\$86\.0K/u);
  const [list, questions, name] = await Promise.all([
    page.getByRole("heading", { name: "Accounts to call this week" }).boundingBox(),
    page.getByRole("heading", { name: "Ask Outlook" }).boundingBox(),
    page.getByRole("rowheader", { name: "Orchard" }).locator("strong").boundingBox(),
  ]);
  expect(list?.y).toBe(questions?.y);
  expect(name?.x).toBe(list?.x);
  expect(await findCenter(page, "Jun 2026")).toBeCloseTo(await findCenter(page, "Now"), 0);

  await page.getByRole("button", { name: "Lakeside Health" }).click();
  await rows.last().focus();
  await page.keyboard.press("Enter");
  await expect(account).toHaveAttribute("aria-pressed", "true");
  await openPage(page, "/careers");
  await navigate(page, "/product/growth-ai#outlook-1");
  await expect(page.getByRole("button", { name: "Lakeside Health" })).toHaveAttribute("aria-pressed", "true");
});

test("on a phone an account scrolls smoothly to the chart, and a strip leads back to the list", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, "/product/growth-ai");
  const { readOut } = await findForecast(page);
  const account = page.getByRole("button", { name: "Orchard" });
  await account.scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    const positions = new Set<number>();
    Object.assign(window, { positions });
    addEventListener("scroll", () => positions.add(scrollY));
  });
  await account.click();
  await expect(readOut).toBeInViewport();
  expect(await page.evaluate(() => (Reflect.get(window, "positions") as Set<number>).size)).toBeGreaterThan(2);

  const back = page.getByRole("link", { name: "All accounts" });
  await expect(back).toBeInViewport();
  await expect(back.locator("..")).toContainText("Orchard");
  expect((await back.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await back.click();
  await expect(account).toBeInViewport();
  await expect(account).toHaveAttribute("aria-pressed", "false");
  await expect(back).toHaveCount(0);
});

test.describe("on a small touch screen", () => {
  test.use({ viewport: { width: 360, height: 400 }, hasTouch: true });

  test("pointer and touch select a month without blocking scrolling", async ({ page }) => {
    await openPage(page, "/careers");
    await navigate(page, "/product/growth-ai");
    // Repeats scrolling, which the navigation may reset.
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, 2 * innerHeight));
      await expect(page.locator("input[type=range]")).toBeAttached({ timeout: 1000 });
    }).toPass();
    const { slider, readOut, status } = await findForecast(page);
    const box = await slider.boundingBox();
    if (!box) throw new Error("There is no chart.");
    const middle = box.y + box.height / 2;
    await page.mouse.move(box.x + 1, middle);
    await expect(readOut).toContainText("January 2025");
    await page.touchscreen.tap(box.x + box.width - 1, middle);
    await expect(readOut).toContainText("June 2027");
    await expect(status).toHaveCount(0);
    await expect(slider.locator("..")).toHaveCSS("touch-action", "pan-y pinch-zoom");

    const section = page.locator("main section", { has: page.getByRole("slider") });
    const smallTexts = await section
      .locator("*")
      .evaluateAll((elements) =>
        elements
          .filter((element) => element.checkVisibility() && parseFloat(getComputedStyle(element).fontSize) < 12)
          .map((element) => element.outerHTML.slice(0, 60)),
      );
    expect(smallTexts).toEqual([]);
    expect(await measureWidth(page)).toBeLessThanOrEqual(360);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the forecast is complete, with its table and answers, and has no controls", async ({ page }) => {
    for (const path of ["/", "/product/growth-ai"]) {
      await page.goto(path);
      await expect(page.getByText("Sample data", { exact: true }).last()).toBeVisible();
      await expect(page.locator("main dl", { hasText: "80% range" })).toContainText("$5.46M");
      await expect(page.locator("main svg path[d^='M']").first()).toBeAttached();
      await expect(page.getByRole("group", { name: /^(Metric|Scenario)$/ })).toHaveCount(0);
      await expect(page.getByRole("slider")).toHaveCount(0);
      await expect(page.getByRole("button", { name: /Orchard|All accounts/ })).toHaveCount(0);
      await page.getByText("The forecast as a table").click();
      const rows = page.getByRole("table", { name: "Revenue, All accounts, Likely" }).getByRole("row");
      await expect(rows).toHaveCount(14);
      await expect(rows.nth(1)).toHaveText(/Jun 2026––\$/);
      await expect(rows.last()).toHaveText(/Jun 2027.*\$5\.80M/);
      await page.locator("main details[name] summary").nth(2).click();
      await expect(page.locator("main details[name]").nth(2)).toHaveAttribute("open", "");
    }
    await page.locator("main a[href$='#outlook-2']").click();
    await expect(page.getByRole("heading", { name: "Outlook", exact: true })).toBeInViewport();
  });
});
