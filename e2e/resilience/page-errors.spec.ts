import { waitForScripts } from "../support/page-actions";
import { expect, test } from "../test";

test("a rendering error of a part is shown in its place, and the rest of the page works", async ({ page }) => {
  await page.goto("/resources/blog");
  await page.locator("[data-part=FilterControls]").evaluate((part: HTMLElement) => {
    part.dataset["props"] = part.dataset["props"]?.replace(/"choices":\[.*?\]/u, '"choices":null') ?? "";
  });
  await waitForScripts(page);
  await expect(page.getByRole("alert")).toContainText("Unexpected Application Error!");
  await expect(page.getByRole("alert")).toContainText("null");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog");
  await page.getByRole("alert").getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
});
