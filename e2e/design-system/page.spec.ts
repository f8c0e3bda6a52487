import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";

import { openDesignSystem, title } from "./open";

async function findFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // The development server writes no language; the crawl sees to it that every built page has one.
    .disableRules(["html-has-lang"])
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

test.beforeEach(async ({ page }) => {
  await openDesignSystem(page);
});

test("the development server's page has no warning, and its static files are served", async ({ page }) => {
  const warnings: string[] = [];
  page.on("console", (line) => {
    if (line.type() === "warning") warnings.push(line.text());
  });
  await openDesignSystem(page);
  // Gatsby writes what webpack warns of to the console of every page.
  expect(warnings).toEqual([]);
  expect((await page.request.get("/favicon.svg")).status()).toBe(200);
});

test("the page shows every kind of primitive, and is for no search engine", async ({ page }) => {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex, nofollow");
  const kinds = [
    ...["Meanings", "Pairs and their contrast", "Space", "Type", "Weights", "Radii", "Widths", "Motion"],
    ...["Link", "Button, primary", "Button, quiet", "Button, onDark", "Icon button", "Autoplay toggle"],
    ...["Field", "Text area", "Card", "Tag", "Check list", "Stat", "Quote", "Carousel", "Toast", "Dialog"],
    ...["Picture, loaded", "Logo, loaded", "Icons", "Question charts", "Divider", "Signal field"],
    ...["Visits, kept", "Visits, none yet", "Visits, deleted", "Visits, privacy asked for"],
  ];
  for (const name of kinds) await expect(page.getByRole("heading", { level: 3, name, exact: true })).toBeVisible();
  for (const ground of ["plain", "sunken", "dark"])
    await expect(page.getByRole("heading", { name: `Heading on ${ground} ground` })).toBeVisible();
  for (const icon of ["arrowLeft", "close", "trophy", "x"])
    await expect(page.getByText(icon, { exact: true })).toBeVisible();
});

test("colours that meet have the contrast they must have", async ({ page }) => {
  const pairs = page.locator("[data-contrast]");
  await expect(pairs).toHaveCount(await page.locator("[data-least]").count());
  const weak = await pairs.evaluateAll((elements) =>
    elements
      .filter(({ dataset }) => !(Number(dataset["contrast"]) >= Number(dataset["least"])))
      .map(({ textContent }) => textContent),
  );
  expect(weak).toEqual([]);
  expect(await pairs.count()).toBeGreaterThan(20);
});

for (const viewport of [
  { width: 320, height: 640 },
  { width: 1280, height: 800 },
]) {
  test(`nothing is wider than a window of ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
  });
}

test("axe finds no fault, nor with toasts shown or a dialog open", async ({ page }) => {
  expect(await findFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Show success" }).click();
  await page.getByRole("button", { name: "Show failure" }).click();
  await page.mouse.move(0, 0);
  await page.getByRole("button", { name: "Dismiss" }).first().hover();
  expect(await findFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Open the long dialog" }).click();
  await expect(page.getByRole("dialog")).toHaveCSS("opacity", "1");
  expect(await findFaults(page)).toEqual([]);
});

test("a busy button does nothing and keeps the focus; a disabled one cannot be reached", async ({ page }) => {
  const start = page.getByRole("button", { name: "Start work" });
  await expect(page.getByRole("button", { name: "End work" })).toBeDisabled();
  await start.press("Enter");
  const working = page.getByRole("button", { name: "Working..." });
  await expect(working).toBeFocused();
  await expect(working).toHaveAttribute("aria-busy", "true");
  await working.press("Enter");
  await expect(page.getByText("Started 1 times.")).toBeVisible();
  await page.getByRole("button", { name: "End work" }).click();
  await start.press("Enter");
  await expect(page.getByText("Started 2 times.")).toBeVisible();
});

test("a field's error and hint are its description, and its label its name", async ({ page }) => {
  const invalid = page.getByRole("textbox", { name: "Invalid", exact: true });
  await expect(invalid).toHaveAccessibleDescription("Please enter a valid email address. Where the answer goes.");
  await expect(invalid).toHaveAttribute("aria-invalid", "true");
  const filled = page.getByRole("textbox", { name: "Filled" });
  await expect(filled).not.toHaveAttribute("aria-invalid");
  await expect(filled).toHaveAccessibleDescription("");
  await expect(page.getByRole("textbox", { name: "Required" })).toHaveAttribute("required", "");
  await expect(page.getByRole("textbox", { name: "Disabled", exact: true })).toBeDisabled();
  await expect(page.getByRole("textbox", { name: "Invalid area" })).toHaveAccessibleDescription(
    "Message too short 5/2000 characters",
  );
});

test("all that can be operated is reached by the keyboard, in the page's order", async ({ page }) => {
  const names: string[] = [];
  await page.getByRole("link", { name: "Inside the page" }).focus();
  for (const last = "Let it fail"; names.at(-1) !== last && names.length < 80;) {
    await page.keyboard.press("Tab");
    names.push(
      await page.evaluate(() => {
        const element = document.activeElement;
        const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
        return (label ?? element)?.textContent ?? "";
      }),
    );
  }
  const expected = ["Rest", "Busy", "Start work", "Pause the sample", "Empty", "Invalid", "Pause the carousel"];
  const order = [...expected, "Telemetry", "Show success", "Open the short dialog", "Let it fail"];
  expect(names.filter((name, place) => order.includes(name) && names.indexOf(name) === place)).toEqual(order);
  expect(names).not.toContain("Disabled");
});
