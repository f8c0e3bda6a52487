import type { Page } from "@playwright/test";

import { openPage } from "./page-actions";
import { siteUrl } from "./route-table";
import { expect, test } from "./test";

/** The head's metadata. */
function readHead(page: Page) {
  return page.evaluate(() => {
    const contents = (selector: string, attribute: string) =>
      [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute(attribute));
    const graph = JSON.parse(
      document.head.querySelector("script[type='application/ld+json']")?.textContent ?? "null",
    ) as {
      "@graph": { "@type": string; url?: string }[];
    } | null;
    return {
      titles: [...document.querySelectorAll("title")].map((title) => title.textContent),
      descriptions: contents("meta[name=description]", "content"),
      canonicals: contents("link[rel=canonical]", "href"),
      robots: contents("meta[name=robots]", "content"),
      previews: contents("meta[property='og:title']", "content"),
      cards: contents("meta[property='og:image']", "content"),
      graphs: document.querySelectorAll("script[type='application/ld+json']").length,
      page: graph?.["@graph"][2]?.url,
      metaCount: document.querySelectorAll("meta").length,
    };
  });
}

test("hydration neither changes nor duplicates an element of the head", async ({ page, browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  for (const path of ["/", "/team", "/blog/telemetry-over-talk"]) {
    const still = await context.newPage();
    await still.goto(path);
    const written = await readHead(still);
    await openPage(page, path);
    await page.waitForLoadState("networkidle");
    expect(await readHead(page), path).toEqual(written);
    expect(written.titles).toHaveLength(1);
  }
  await context.close();
});

test("after a navigation inside the site the head is the new page's, without duplicates", async ({ page }) => {
  await openPage(page, "/team");
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
  await expect(page).toHaveTitle("Careers in Engineering and Marketing | Querent");
  await expect(page.locator("h1")).toHaveText("Careers");
  const followed = await readHead(page);
  await page.goto("/careers");
  await page.waitForLoadState("networkidle");
  // Only documents contain structured data.
  expect(followed).toEqual({ ...(await readHead(page)), graphs: 0, page: undefined });
  expect(followed.canonicals).toEqual([`${siteUrl}/careers`]);
  expect(followed.cards).toEqual([`${siteUrl}/social/careers.png`]);
});
