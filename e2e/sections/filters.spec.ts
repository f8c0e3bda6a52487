import type { Page } from "@playwright/test";

import { goInSite } from "../analytics/visits";
import { findViolations } from "../support/find-violations";
import { listLayoutShifts, observeLayoutShift, scrollThrough } from "../support/layout-shift";
import { measureWidth, navigate, openPage, waitForScripts } from "../support/page-actions";
import { expect, test } from "../test";

const blog = "/resources/blog";
const tags = ["All", "Research", "Product", "Company Updates", "Culture"];

function findFilter(page: Page) {
  return page.getByRole("group", { name: "Filter posts by category" });
}

function findButton(page: Page, tag: string) {
  return findFilter(page).getByRole("button", { name: tag, exact: true });
}

function findPosts(page: Page) {
  return page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: "Posts", exact: true }) })
    .getByRole("listitem");
}

async function open(page: Page, address = blog): Promise<void> {
  await openPage(page, address);
  await expect(findFilter(page)).toBeVisible();
}

async function expectChoice(page: Page, tag: string): Promise<void> {
  await expect(findFilter(page).locator("[aria-pressed=true]")).toHaveText(tag);
  const posts = findPosts(page);
  if (tag !== "All") await expect(posts.filter({ hasNotText: tag })).toHaveCount(0);
  // Retries, because the list and the count change after the buttons.
  await expect(async () => {
    const count = await posts.count();
    expect(count).toBeGreaterThan(0);
    await expect(page.getByRole("status")).toHaveText(count === 1 ? "1 post" : `${count} posts`, { timeout: 1000 });
  }).toPass({ timeout: 10_000 });
}

test("selecting a tag shows exactly its posts, without moving the filter", async ({ page }) => {
  await open(page);
  await expect(findFilter(page).getByRole("button")).toHaveText(tags);
  await expectChoice(page, "All");
  const position = await findFilter(page).boundingBox();
  const all = await findPosts(page).count();
  let sum = 0;
  for (const tag of tags.slice(1)) {
    await findButton(page, tag).click();
    await expectChoice(page, tag);
    expect(await findFilter(page).boundingBox()).toEqual(position);
    sum += await findPosts(page).count();
  }
  expect(sum).toBe(all);
  expect(await findViolations(page)).toEqual([]);
  await findButton(page, "All").click();
  await expectChoice(page, "All");
  expect(await findPosts(page).count()).toBe(all);
});

test("a choice keeps scroll position and focus, and is in the URL and the history", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await open(page);
  await page.evaluate(() => window.scrollTo({ top: 200, behavior: "instant" }));
  const button = findButton(page, "Research");
  await button.focus();
  for (const choice of ["Research", "All"]) {
    if (choice === "All") await page.goBack();
    else await page.keyboard.press("Enter");
    await expectChoice(page, choice);
    await expect(button).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(200);
  }
  const steps: [act: () => Promise<unknown>, tag: string, query: string][] = [
    [() => button.click(), "Research", "?category=Research"],
    // Adds nothing to the history.
    [() => button.click(), "Research", "?category=Research"],
    [() => findButton(page, "Company Updates").click(), "Company Updates", "?category=Company+Updates"],
    [() => page.reload(), "Company Updates", "?category=Company+Updates"],
    [() => page.goBack(), "Research", "?category=Research"],
    [() => page.goBack(), "All", ""],
    [() => page.goForward(), "Research", "?category=Research"],
    [() => findButton(page, "All").click(), "All", ""],
    // Links have a choice, too, on another page and on the list itself.
    [
      () => navigate(page, "/team").then(() => navigate(page, `${blog}?category=Culture`)),
      "Culture",
      "?category=Culture",
    ],
    [() => navigate(page, `${blog}?category=Product`), "Product", "?category=Product"],
    [() => page.goBack(), "Culture", "?category=Culture"],
  ];
  for (const [act, tag, query] of steps) {
    await act();
    await expect(page).toHaveURL(blog + query);
    await expectChoice(page, tag);
  }
});

test("the link to older entries keeps the choice", async ({ page }) => {
  await page.goto(blog);
  // The starter has no archive.
  await page.locator("[data-filtered]").evaluate((root, href) => {
    const nav = document.createElement("nav");
    nav.dataset["filterLinks"] = "";
    nav.append(Object.assign(document.createElement("a"), { href, textContent: "Older" }));
    root.append(nav);
  }, `${blog}/archive`);
  await findButton(page, "Company Updates").click();
  const older = page.getByRole("link", { name: "Older", exact: true });
  await expect(older).toHaveAttribute("href", /\/archive\?category=Company\+Updates$/u);
  await findButton(page, "All").click();
  await expect(older).toHaveAttribute("href", /\/archive$/u);
});

test("a tag without posts keeps its button, reports that there is none, and offers to follow", async ({ page }) => {
  await page.goto(blog);
  await page.locator("main li[data-categories*=Culture]").evaluateAll((items) => {
    for (const item of items) item.remove();
  });
  await expect(page.getByText("No posts found in this category.")).toBeHidden();
  await findButton(page, "Culture").click();
  await expect(page.getByText("No posts found in this category.", { exact: true })).toBeVisible();
  await expect(page.getByRole("status")).toHaveText("0 posts");
  await expect(page.getByRole("heading", { name: "Stay Updated" })).toBeVisible();
  const follow = page.getByRole("link", { name: "Follow on LinkedIn (opens in a new tab)" });
  await expect(follow).toHaveAttribute("href", "https://linkedin.starter.example/company/example-co");
  await expect(follow).toHaveAttribute("target", "_blank");
  await expect(follow).toHaveAttribute("rel", "noopener");
  expect(await findViolations(page)).toEqual([]);
  await findButton(page, "All").click();
  await expect(page.getByText("No posts found in this category.")).toBeHidden();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("all posts are shown, with links of at least 24 px and without buttons", async ({ page }) => {
    await page.goto(`${blog}?category=Research`);
    await expect(page.getByRole("link", { name: /^Read on LinkedIn/ }).first()).toBeVisible();
    for (const link of await findPosts(page).getByRole("link").all())
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
    await expect(page.getByRole("button", { name: "Research" })).toHaveCount(0);
    await expect(page.getByRole("status")).toHaveText(`${await findPosts(page).count()} posts`);
  });
});

test("Back, and Back to Blogs, restore the choice and the scroll position of the list", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  // Playwright may scroll before it clicks.
  await page.addInitScript(() => {
    addEventListener("click", () => location.search && sessionStorage.setItem("place", String(scrollY)), true);
  });
  await open(page, `${blog}?category=Research`);
  const link = findPosts(page)
    .getByRole("link", { name: /^Read more/ })
    .last();
  await link.scrollIntoViewIfNeeded();
  const back = page.getByRole("link", { name: "Back to Blogs" });
  for (const trigger of ["the browser's Back", "the link", "the link after a reload"]) {
    await link.click();
    await expect(back).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY), trigger).toBe(0);
    if (trigger.endsWith("reload")) {
      await page.reload();
      await waitForScripts(page);
    }
    if (trigger.endsWith("Back")) await page.goBack();
    else await back.click();
    await expect(page).toHaveURL(`${blog}?category=Research`);
    await expectChoice(page, "Research");
    const place = await page.evaluate(() => Number(sessionStorage.getItem("place")));
    expect(place).toBeGreaterThan(0);
    // Where a browser loads the page again, it restores the position before the filter.
    await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(24);
  }
  await link.click();
  await expect(back).toBeVisible();
  // The browser opens it in a new tab, of which Playwright does not know in Chromium 109.
  const isPrevented = await back.evaluate((element) => {
    let prevented = true;
    const onClick = (event: Event) => {
      prevented = event.defaultPrevented;
      event.preventDefault();
    };
    addEventListener("click", onClick, { once: true });
    element.dispatchEvent(new MouseEvent("click", { ctrlKey: true, bubbles: true, cancelable: true }));
    return prevented;
  });
  expect(isPrevented).toBe(false);
  // After another page the link leads to the full list.
  const { pathname } = new URL(page.url());
  await openPage(page, "/careers");
  await navigate(page, pathname);
  await back.click();
  await expect(page).toHaveURL(blog);
});

test("Back to Blogs skips chapters and other articles, and returns to a page of the archive", async ({ page }) => {
  const back = page.getByRole("link", { name: "Back to Blogs" });
  // The starter has no archive: its addresses show the 404 page.
  for (const list of [`${blog}?category=Culture`, `${blog}/archive?category=Culture`]) {
    await page.goto(list);
    await goInSite(page, "/blog/customers-call");
    await page.getByRole("navigation", { name: "On this page" }).getByRole("link").last().click();
    await expect(page).toHaveURL(/#/u);
    await goInSite(page, "/blog/what-a-report-shows");
    await back.click();
    await expect(page).toHaveURL(list);
  }
});

// `every-page.spec.ts` tests the page without a choice, `use-filter.test.ts` the parsing of queries.
test("a category in the URL is selected on a phone without errors or layout shifts", async ({ page }) => {
  const problems: string[] = [];
  page.on("console", (message) => {
    // Chromium 109 reports the attribute as unknown.
    if (message.type() === "error" && !message.text().includes("'popover'")) problems.push(message.text());
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await observeLayoutShift(page);
  await open(page, `${blog}?category=Company%20Updates&utm_source=mail`);
  await expectChoice(page, "Company Updates");
  await scrollThrough(page);
  expect(await listLayoutShifts(page)).toEqual([]);
  expect(await measureWidth(page)).toBeLessThanOrEqual(360);
  for (const button of await findFilter(page).getByRole("button").all()) {
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  expect(problems).toEqual([]);
});
