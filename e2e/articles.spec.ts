import { addHtml } from "./add-html";
import { listBuiltPaths } from "./built-paths";
import { articles } from "./route-table";
import { expect, test } from "./test";
import { waitForScripts } from "./wait-for-scripts";

const long = "/blog/telemetry-over-talk";
const short = "/blog/naomi-journey";
const slugs = Object.keys(articles);
const built = listBuiltPaths().map(({ path }) => path);

test("an article tells its category, who wrote it in which role, when, and how long it takes to read", async ({
  page,
}) => {
  await page.goto(short);
  const article = page.getByRole("article");
  await expect(article.getByText("Team Spotlight", { exact: true })).toBeVisible();
  await expect(article.getByText("By Naomi Adeyemi")).toBeVisible();
  await expect(article.getByText("Chief Revenue Officer").first()).toBeVisible();
  await expect(article.getByText("March 19, 2025")).toBeVisible();
  await expect(article.getByText("4 min read")).toBeVisible();
  await page.goto(long);
  await expect(article.getByText("By Querent")).toBeVisible();
  await expect(article.getByText("7 min read")).toBeVisible();
});

test("three other articles stand under every article, those of its category first", async ({ page }) => {
  for (const slug of slugs) {
    await page.goto(`/blog/${slug}`);
    const related = page.locator("section").filter({ has: page.getByRole("heading", { name: "Keep reading" }) });
    const links = await related
      .getByRole("link")
      .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute("href") ?? ""));
    expect(new Set(links).size, slug).toBe(3);
    expect(links, slug).not.toContain(`/blog/${slug}`);
    for (const link of links) expect(built, slug).toContain(link);
    const category = await page.getByRole("article").locator("header span").first().innerText();
    const tags = await related.getByRole("listitem").locator("> span").allInnerTexts();
    const same = tags.map((tag) => tag === category);
    expect(same, slug).toEqual([...same].sort((a, b) => Number(b) - Number(a)));
    if (category === "Team Spotlight") expect(same).toEqual([true, true, true]);
  }
});

test("every chapter has an address, the list beside the text leads there, and no header hides it", async ({ page }) => {
  for (const path of [long, short]) {
    await page.goto(path);
    await waitForScripts(page);
    const headings = page.getByRole("article").getByRole("heading", { level: 2 });
    const contents = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
    expect(await contents.allInnerTexts()).toEqual(await headings.allInnerTexts());
    const last = (await contents.count()) - 1;
    await contents.nth(last).click();
    const id = await headings.nth(last).getAttribute("id");
    await expect(page).toHaveURL(`${path}#${id ?? ""}`);
    await page.goto("/team");
    await page.goto(`${path}#${id ?? ""}`);
    await expect(headings.nth(last)).toBeInViewport();
    const header = await page.getByRole("banner").boundingBox();
    const heading = await headings.nth(last).boundingBox();
    expect(heading?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
  }
});

test(
  "on paper there is the article alone, black on white, with the addresses of what it links to",
  { tag: ["@media", "@thorough"] },
  async ({ page }) => {
    await page.goto(long);
    await page.emulateMedia({ media: "print" });
    for (const hidden of [
      page.getByRole("banner"),
      page.getByRole("contentinfo"),
      page.getByRole("link", { name: "Back to Blogs" }),
      page.getByRole("navigation", { name: "On this page" }),
      page.getByRole("heading", { name: "Keep reading" }),
    ]) {
      await expect(hidden).toBeHidden();
    }
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("By Querent")).toBeVisible();
    await expect(page.getByRole("blockquote")).toBeVisible();
    await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
    await expect(page.locator("body")).toHaveCSS("color", "rgb(0, 0, 0)");
    const readAddress = (link: Element) => getComputedStyle(link, "::after").content;
    const source = page.getByRole("link", { name: /^Read the study/ });
    expect(await source.evaluate(readAddress)).toContain("https://fathom-growth.example/research/");
    await addHtml(page.locator("[data-article-body]"), '<p><a href="https://paper.example/">elsewhere</a></p>');
    expect(await page.getByText("elsewhere").evaluate(readAddress)).toContain("https://paper.example/");
  },
);

test("the list beside the text tells which chapter is being read", async ({ page }) => {
  await page.goto(long);
  await waitForScripts(page);
  const contents = page.getByRole("navigation", { name: "On this page" });
  await expect(contents.locator("[aria-current]")).toHaveCount(0);
  await page.getByRole("heading", { name: "Shape matters more than level" }).evaluate((heading) => {
    heading.scrollIntoView({ behavior: "instant" });
  });
  await expect(contents.locator("[aria-current]")).toHaveText("Shape matters more than level");
  await expect(contents).toBeInViewport();
  await page.evaluate(() => {
    window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" });
  });
  await expect(contents.getByRole("link").last()).toHaveAttribute("aria-current", "location");
  await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: "instant" });
  });
  await expect(contents.locator("[aria-current]")).toHaveCount(0);
});
