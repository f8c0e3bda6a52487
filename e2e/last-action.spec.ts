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

interface Case {
  /** Action while the page of the slow link loads. */
  action: string;
  act: (page: Page, form: ContactForm) => Promise<unknown>;
  /** Page with the slow link. */
  from: string;
  /** Final URL. */
  to: RegExp;
}

const cases: Case[] = [
  {
    action: "another link",
    act: (page) => findLink(page, "/contact", "banner").click(),
    from: "/team",
    to: /\/contact$/u,
  },
  { action: "Back", act: (page) => page.goBack(), from: "/careers", to: /\/team$/u },
  {
    action: "a jump inside the page",
    act: (page) => page.evaluate(() => (location.hash = "content")),
    from: "/careers",
    to: /\/careers#content$/u,
  },
  {
    action: "a filter",
    act: (page) => page.getByRole("main").getByRole("group").getByRole("button").nth(1).click(),
    from: "/resources/blog",
    to: /\/resources\/blog\?category=.+$/u,
  },
  { action: "typing", act: (_, form) => form.field("firstName").press("a"), from: "/contact", to: /\/contact$/u },
  { action: "a submit", act: (_, form) => form.press(), from: "/contact", to: /\/contact$/u },
];

test("a slow link is cancelled by the next action", async ({ form, page }) => {
  test.slow();
  await form.mockRelay();
  for (const { action, act, from, to } of cases)
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
