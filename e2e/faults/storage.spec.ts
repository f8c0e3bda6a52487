import { expect, test } from "../test";
import { waitForScripts } from "../wait-for-scripts";

const methods = ["getItem", "setItem", "removeItem", "key", "length"];

/** Makes a property of an object throw. Runs in the page. */
function breakProperty([owner = "", name = ""]: string[]): void {
  const object = owner === "window" ? window : Storage.prototype;
  Object.defineProperty(object, name, {
    get: () => {
      throw new DOMException("denied", "SecurityError");
    },
  });
}

for (const [owner, name] of [
  ...methods.map((method) => ["Storage", method]),
  ["window", "localStorage"],
  ["window", "sessionStorage"],
] as [string, string][]) {
  test(`a page works while ${owner}'s ${name} throws`, async ({ page }) => {
    const errors: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(message.text());
    });
    await page.addInitScript(breakProperty, [owner, name]);
    await page.goto("/resources/blog");
    await page.mouse.move(9, 9);
    await waitForScripts(page);
    const filter = page.getByRole("group", { name: "Filter posts by category" });
    await filter.getByRole("button", { name: "Product" }).click();
    await expect(page).toHaveURL("/resources/blog?category=Product");
    await page.evaluate(() => {
      Object.assign(window, { marked: true });
    });
    await page.getByRole("contentinfo").getByRole("link", { name: "Team" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Team");
    await page.goBack();
    await expect(filter).toBeVisible();
    expect(await page.evaluate(() => "marked" in window)).toBe(true);
    expect(errors).toEqual([]);
  });
}

test("a page of another build than its data is not reloaded again and again while storage fails", async ({ page }) => {
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents++;
  });
  await page.route("**/app-data.json", (route) => route.fulfill({ json: { webpackCompilationHash: "another" } }));
  await page.addInitScript(breakProperty, ["Storage", "setItem"]);
  await page.goto("/resources/blog");
  await page.mouse.move(9, 9);
  await waitForScripts(page);
  expect(documents).toBe(1);
});
