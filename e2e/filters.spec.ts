import type { Page } from "@playwright/test";

import { findViolations } from "./find-violations";
import { observeLayoutShift, readLayoutShift, scrollThrough } from "./layout-shift";
import { expect, test } from "./test";
import { waitForScripts } from "./wait-for-scripts";

const blog = "/resources/blog";
const tags = ["All", "Research", "Product", "Company Updates", "Culture"];

function getFilter(page: Page) {
  return page.getByRole("group", { name: "Filter posts by category" });
}

function getButton(page: Page, tag: string) {
  return getFilter(page).getByRole("button", { name: tag, exact: true });
}

function getPosts(page: Page) {
  return page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: "Posts", exact: true }) })
    .getByRole("listitem");
}

async function open(page: Page, address = blog): Promise<void> {
  await page.goto(address);
  await waitForScripts(page);
  await expect(getFilter(page)).toBeVisible();
}

async function expectChoice(page: Page, tag: string): Promise<void> {
  for (const other of tags) {
    await expect(getButton(page, other)).toHaveAttribute("aria-pressed", String(other === tag));
  }
  const posts = getPosts(page);
  if (tag !== "All") await expect(posts.filter({ hasNotText: tag })).toHaveCount(0);
  const count = await posts.count();
  expect(count).toBeGreaterThan(0);
  await expect(page.getByRole("status")).toHaveText(count === 1 ? "1 post" : `${count} posts`);
}

test("every tag has a button, and choosing one shows exactly its posts", async ({ page }) => {
  await open(page);
  await expect(getFilter(page).getByRole("button")).toHaveText(tags);
  await expectChoice(page, "All");
  const all = await getPosts(page).count();
  let sum = 0;
  for (const tag of tags.slice(1)) {
    await getButton(page, tag).click();
    await expectChoice(page, tag);
    sum += await getPosts(page).count();
  }
  expect(sum).toBe(all);
  await getButton(page, "All").click();
  await expectChoice(page, "All");
  expect(await getPosts(page).count()).toBe(all);
});

test("a choice stands in the address, survives a reload, and Back and Forward go through the choices", async ({
  page,
}) => {
  await open(page);
  await getButton(page, "Research").click();
  await expect(page).toHaveURL(`${blog}?category=Research`);
  await getButton(page, "Company Updates").click();
  await expect(page).toHaveURL(`${blog}?category=Company+Updates`);
  await page.reload();
  await expectChoice(page, "Company Updates");
  await page.goBack();
  await expectChoice(page, "Research");
  await page.goBack();
  await expect(page).toHaveURL(blog);
  await expectChoice(page, "All");
  await page.goForward();
  await expectChoice(page, "Research");
  await getButton(page, "All").click();
  await expect(page).toHaveURL(blog);
});

test("choosing what is chosen already adds nothing to the history", { tag: "@thorough" }, async ({ page }) => {
  await open(page);
  await getButton(page, "Product").click();
  const length = await page.evaluate(() => window.history.length);
  await getButton(page, "Product").click();
  expect(await page.evaluate(() => window.history.length)).toBe(length);
});

test("choosing and going back leave the page where it is, the focus on the button, and announce no new page", async ({
  page,
}) => {
  await open(page);
  await page.evaluate(() => {
    window.scrollTo({ top: 300, behavior: "instant" });
  });
  const button = getButton(page, "Research");
  await button.focus();
  await page.keyboard.press("Enter");
  await expectChoice(page, "Research");
  await expect(button).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(300);
  await page.goBack();
  await expectChoice(page, "All");
  await expect(button).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(300);
  await expect(page.locator("#gatsby-announcer")).not.toContainText("Navigated");
});

test("the filter keeps its place whatever is chosen", async ({ page }) => {
  await open(page);
  const before = await getFilter(page).boundingBox();
  for (const tag of tags) {
    await getButton(page, tag).click();
    expect(await getFilter(page).boundingBox()).toEqual(before);
  }
});

test("a link inside the site leads to a choice, from another page and from the list itself", async ({ page }) => {
  await page.goto("/team");
  await waitForScripts(page);
  const follow = async (address: string) => {
    await page.evaluate((to) => {
      (window as unknown as { ___navigate: (to: string) => void }).___navigate(to);
    }, address);
  };
  await follow(`${blog}?category=Culture`);
  await expectChoice(page, "Culture");
  await follow(`${blog}?category=Product`);
  await expectChoice(page, "Product");
  await page.goBack();
  await expectChoice(page, "Culture");
});

test("an article read from a choice leads back to it, at the same place", { tag: "@thorough" }, async ({ page }) => {
  await open(page, `${blog}?category=Culture`);
  await expectChoice(page, "Culture");
  const link = page.getByRole("link", { name: /^Read more.*Back from CDMX/ });
  await link.scrollIntoViewIfNeeded();
  await page.waitForTimeout(200);
  const top = await page.evaluate(() => window.scrollY);
  await link.click();
  await expect(page).toHaveURL("/blog/back-from-cdmx");
  await page.goBack();
  await expectChoice(page, "Culture");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(top, -1);
});

const queries = {
  "?category=research": "Research",
  "?category=Company%20Updates&utm_source=mail": "Company Updates",
  "?category=Research&category=Product": "Research",
  "?category=Cooking": "All",
  "?category=": "All",
  "?category=%3Cscript%3Ealert(1)%3C/script%3E": "All",
  "?category=%E0%A4%A": "All",
  "?category=%": "All",
};

/** The other queries in `npm run test:all` only. */
const checkedAlways = ["?category=Company%20Updates&utm_source=mail", "?category=Cooking"];

for (const [query, tag] of Object.entries(queries)) {
  test(
    `${query} in the address shows ${tag}`,
    { tag: checkedAlways.includes(query) ? [] : "@thorough" },
    async ({ page }) => {
      const problems: string[] = [];
      page.on("pageerror", (error) => problems.push(error.message));
      page.on("console", (message) => {
        if (message.type() === "error") problems.push(message.text());
      });
      await open(page, blog + query);
      await expectChoice(page, tag);
      const next = tag === "Product" ? "Culture" : "Product";
      await getButton(page, next).click();
      await expectChoice(page, next);
      expect(problems).toEqual([]);
    },
  );
}

test("other parts of the query stay", { tag: "@thorough" }, async ({ page }) => {
  await open(page, `${blog}?utm_source=mail`);
  await getButton(page, "Research").click();
  await expect(page).toHaveURL(`${blog}?utm_source=mail&category=Research`);
  await getButton(page, "All").click();
  await expect(page).toHaveURL(`${blog}?utm_source=mail`);
});

/** Shows the blog list with no post of one tag: the data that the page is drawn from inside the site comes without them. */
async function openWithout(page: Page, tag: string): Promise<void> {
  await page.route(/page-data\/resources\/blog\/page-data\.json/, async (route) => {
    const response = await route.fetch();
    const data = (await response.json()) as { result: { data: { allPost: { nodes: { tag: string }[] } } } };
    const { allPost } = data.result.data;
    allPost.nodes = allPost.nodes.filter((post) => post.tag !== tag);
    await route.fulfill({ response, json: data });
  });
  await page.goto("/team");
  await waitForScripts(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveURL(blog);
}

test("a tag without posts keeps its button, says that there is none, and offers to follow", async ({ page }) => {
  await openWithout(page, "Culture");
  await expect(page.getByText("No posts found in this category.")).toBeHidden();
  await getButton(page, "Culture").click();
  await expect(page.getByText("No posts found in this category.", { exact: true })).toBeVisible();
  await expect(page.getByRole("status")).toHaveText("0 posts");
  await expect(page.getByRole("heading", { name: "Stay Updated" })).toBeVisible();
  const follow = page.getByRole("link", { name: "Follow on LinkedIn (opens in a new tab)" });
  await expect(follow).toHaveAttribute("href", "https://linkedin.querent.example/company/querent");
  await expect(follow).toHaveAttribute("target", "_blank");
  await expect(follow).toHaveAttribute("rel", "noopener");
  expect(await findViolations(page)).toEqual([]);
  await getButton(page, "All").click();
  await expect(page.getByText("No posts found in this category.")).toBeHidden();
});

test.describe("without scripts", { tag: "@no-script" }, () => {
  test.use({ javaScriptEnabled: false });

  test("all posts are there, and no button that would do nothing", async ({ page }) => {
    await page.goto(`${blog}?category=Research`);
    await expect(page.getByRole("link", { name: /^Read on LinkedIn/ }).first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Research" })).toHaveCount(0);
    await expect(page.getByRole("status")).toHaveText(`${await getPosts(page).count()} posts`);
  });
});

test("the filtered list has no accessibility fault", async ({ page }) => {
  await open(page);
  await getButton(page, "Research").click();
  await expect(getButton(page, "Research")).toHaveAttribute("aria-pressed", "true");
  expect(await findViolations(page)).toEqual([]);
});

for (const [width, query] of [
  [320, ""],
  [360, "?category=Culture"],
  [1280, ""],
  [1280, "?category=Culture"],
] as const) {
  test(
    `nothing moves by itself and nothing is cut off at ${width} px ${query}`,
    { tag: width === 360 ? [] : "@thorough" },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await observeLayoutShift(page);
      await open(page, blog + query);
      await scrollThrough(page);
      expect(await readLayoutShift(page)).toBeCloseTo(0, 3);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      for (const button of await getFilter(page).getByRole("button").all()) {
        const box = await button.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      }
    },
  );
}

test("a card is clicked anywhere, and its words can be marked without leaving", async ({ page }) => {
  await open(page, `${blog}?category=Culture`);
  const card = getPosts(page).filter({ hasText: "Back from CDMX" });
  await expect(card.getByRole("link")).toHaveCount(1);
  const words = card.getByText("came home from our first summit");
  await words.scrollIntoViewIfNeeded();
  const box = await words.boundingBox();
  if (!box) throw new Error("The words are not shown.");
  await page.mouse.move(box.x + 4, box.y + 12);
  await page.mouse.down();
  await page.mouse.move(box.x + 160, box.y + 12, { steps: 4 });
  await page.mouse.up();
  expect(await page.evaluate(() => window.getSelection()?.toString().trim())).not.toBe("");
  await expect(page).toHaveURL(`${blog}?category=Culture`);
  await page.evaluate(() => window.getSelection()?.removeAllRanges());
  // The link lies over the card.
  await card.getByRole("heading").click({ force: true });
  await expect(page).toHaveURL("/blog/back-from-cdmx");
  await page.goBack();
  await words.click();
  await expect(page).toHaveURL("/blog/back-from-cdmx");
});
