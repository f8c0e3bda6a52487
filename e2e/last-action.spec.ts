import type { Locator, Page } from "@playwright/test";

import { expect, test, type ContactForm } from "./contact/form";
import { holdFiles, navigate, openPage } from "./page-actions";
import { pages } from "./route-table";

const slowPath = "/resources/customer-stories";
const slowData = `**/page-data${slowPath}/page-data.json`;

/** Finds the first link to a page in header or footer. */
function findLink(page: Page, path: string, landmark: "banner" | "contentinfo" = "contentinfo"): Locator {
  return page.getByRole(landmark).locator(`a[href="${path}"]`).first();
}

/** Actions on a page while the page of a slow link loads, and the final URL. */
const cases: [action: string, from: string, act: (page: Page, form: ContactForm) => Promise<unknown>, to: RegExp][] = [
  ["another link", "/team", (page) => findLink(page, "/contact", "banner").click(), /\/contact$/u],
  ["Back", "/careers", (page) => page.goBack(), /\/team$/u],
  [
    "a jump inside the page",
    "/careers",
    (page) => page.evaluate(() => (location.hash = "content")),
    /\/careers#content$/u,
  ],
  [
    "a filter",
    "/resources/blog",
    (page) => page.getByRole("main").getByRole("group").getByRole("button").nth(1).click(),
    /\/resources\/blog\?category=.+$/u,
  ],
  ["typing", "/contact", (_, form) => form.field("firstName").press("a"), /\/contact$/u],
  ["a submit", "/contact", (_, form) => form.press(), /\/contact$/u],
];

test("a slow link is cancelled by the next action", async ({ form, page }) => {
  test.slow();
  await form.mockRelay();
  for (const [action, from, act, to] of cases)
    await test.step(action, async () => {
      await openPage(page, "/team");
      await navigate(page, from);
      await expect(page).toHaveURL(from);
      if (action === "a submit") await form.fill();
      const release = await holdFiles(page, slowData);
      const slow = page.waitForRequest(slowData);
      // Avoids the pointer, which would open a menu.
      await findLink(page, slowPath).dispatchEvent("click");
      await slow;
      await act(page, form);
      await expect(page).toHaveURL(to);
      const loaded = page.waitForResponse(slowData);
      release();
      await loaded;
      await page.waitForLoadState("networkidle");
      await expect(page, action).toHaveURL(to);
      await expect(page.getByRole("heading", { level: 1 }), action).not.toHaveText(pages[slowPath] ?? "");
      await page.unroute(slowData);
    });
});

test("a link is prefetched on hover, followed even if it is slow, and Back returns to the previous page", async ({
  page,
}) => {
  await openPage(page, "/team");
  const release = await holdFiles(page, slowData);
  const requested = page.waitForRequest(slowData);
  await findLink(page, slowPath).hover();
  await requested;
  await expect(page).toHaveURL("/team");
  await findLink(page, slowPath).dispatchEvent("click");
  release();
  await expect(page).toHaveURL(slowPath);
  await page.goBack();
  await expect(page).toHaveURL("/team");
});
