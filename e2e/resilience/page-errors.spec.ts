import { openPage, waitForScripts } from "../support/page-actions";
import { expect, test } from "../test";

test("a rendering error of an island is shown in its place, and the rest of the page works", async ({ page }) => {
  await page.goto("/resources/blog");
  await page.locator("[data-island=filter]").evaluate((island: HTMLElement) => {
    island.dataset["props"] = island.dataset["props"]?.replace(/"choices":\[.*?\]/u, '"choices":null') ?? "";
  });
  await waitForScripts(page);
  await expect(page.getByRole("alert")).toContainText("Unexpected Application Error!");
  await expect(page.getByRole("alert")).toContainText("null");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog");
  await page.getByRole("alert").getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
});

test("events that programs dispatch on the document or the window cause no error", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  const dispatch = () =>
    page.evaluate(() => {
      for (const type of ["click", "submit", "input", "keydown", "pointerover", "focusin", "focusout", "change"])
        for (const target of [document, window]) target.dispatchEvent(new Event(type));
    });
  await page.goto("/");
  await dispatch();
  await openPage(page, "/");
  await dispatch();
  expect(errors).toEqual([]);
});
