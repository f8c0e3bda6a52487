import { readFileSync } from "node:fs";

import { expect, test, type Page } from "@playwright/test";
import { vercelStegaCombine } from "@vercel/stega";

import { drawPlain } from "../copy-site.mjs";
import { formatArticle } from "../../src/content/testing/samples";
import { read, remove, restore, write } from "./site.mjs";

const jobs = "starter/jobs.json";
const article = "starter/articles/sample.mdx";
const picture = "starter/images/sample.png";
const newPage = "starter/pages/sample.json";
const redirects = "starter/redirects.json";

const firstJob = "Full-Stack Engineer";
const jobCount = (JSON.parse(readFileSync(jobs, "utf8")) as unknown[]).length;

test.describe.configure({ mode: "default" });

// Waits until Gatsby is idle: it skips files that appear while it creates pages.
test.afterEach(async ({ page }) => {
  for (const path of [jobs, redirects]) restore(path);
  for (const path of [article, newPage, picture]) remove(path);
  await page.waitForTimeout(2000);
});

function edit(path: string, from: string, to: string): void {
  const text = read(path);
  expect(text.split(from)).toHaveLength(2);
  write(path, text.replace(from, to));
}

function overlay(page: Page) {
  return page.locator("details").filter({ hasText: "in the content" });
}

/** Waits for the page's socket, through which Gatsby sends changes. */
function waitForSocket(page: Page): Promise<void> {
  return page.waitForTimeout(1000);
}

/**
 * Opens the page of jobs once it shows the original content, after changes of the previous test.
 * @returns function that checks that the page was not reloaded
 */
async function openCareers(page: Page) {
  await expect(async () => {
    await page.goto("/careers");
    await expect(overlay(page)).toBeHidden();
    await expect(page.getByRole("link", { name: /^Apply Now/u })).toHaveCount(jobCount, { timeout: 5000 });
    await expect(page.getByRole("listitem").getByRole("heading", { level: 3 }).first()).toHaveText(firstJob);
  }).toPass({ timeout: 60_000 });
  await page.evaluate(() => Object.assign(window, { loadedOnce: true }));
  await waitForSocket(page);
  return () => page.evaluate(() => "loadedOnce" in window);
}

/** Reloads a path until it shows a heading, after its page was created or deleted. */
async function expectHeading(page: Page, path: string, heading: string | RegExp): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading, { timeout: 5000 });
  }).toPass({ timeout: 60_000 });
}

async function expectGone(page: Page, path: string): Promise<void> {
  await expectHeading(page, path, /development 404 page/u);
}

/** Writes an article and opens its page, which may first show a deleted article of the previous test. */
async function openSample(page: Page): Promise<string> {
  const [{ slug }] = JSON.parse(read("starter/team.json")) as [{ slug: string }];
  write(picture, await drawPlain({ width: 1440, height: 900 }, "png"));
  const text = "A sample sat here.";
  const file = formatArticle("sample", "About the sample", { author: slug, picture: "sample.png", text });
  write(article, file);
  await expect(async () => {
    await page.goto("/blog/sample");
    await expect(page.getByText("A sample sat here.")).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 60_000 });
  await waitForSocket(page);
  return file;
}

test("editing, adding, removing and drafting records updates the open page without a reload", async ({ page }) => {
  const isSame = await openCareers(page);
  const headings = page.getByRole("listitem").getByRole("heading", { level: 3 });
  edit(jobs, '"Full-Stack Engineer"', '"Lighthouse Keeper"');
  await expect(headings.first()).toHaveText("Lighthouse Keeper");
  await expect(headings.nth(1)).toHaveText("Content Marketer");
  const items = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3 }), hasText: "Apply Now" });
  await expect(items).toHaveCount(jobCount);
  const list = JSON.parse(read(jobs)) as [Record<string, unknown>, ...object[]];
  const added = { ...list[0], title: "Bell Ringer", applyUrl: "https://jobs.acme.example/ringer", draft: true };
  write(jobs, JSON.stringify([added, ...list]));
  await expect(items).toHaveCount(jobCount + 1);
  await expect(items.filter({ hasText: "Bell Ringer" })).toContainText("Draft");
  write(jobs, JSON.stringify(list.slice(1)));
  await expect(items).toHaveCount(jobCount - 1);
  expect(await isSame()).toBe(true);
});

test("a syntax error is reported over the page until it is corrected", async ({ page }) => {
  const isSame = await openCareers(page);
  const first = page.getByRole("heading", { level: 3, name: firstJob });
  edit(jobs, '"Full-Stack Engineer",', '"Lighthouse Keeper"');
  await expect(overlay(page)).toContainText("1 problem in the content");
  await expect(overlay(page)).toContainText("starter/jobs.json:4:5");
  await expect(overlay(page)).toContainText('"title": "Lighthouse Keeper"');
  await expect(overlay(page)).toContainText("a comma is missing before this");
  await expect(first).toBeVisible();
  const list = overlay(page).locator("pre");
  await overlay(page).locator("summary").press("Enter");
  await expect(list).toBeHidden();
  write(redirects, "[");
  await expect(overlay(page)).toContainText("2 problems in the content");
  await expect(list).toBeVisible();
  for (const path of [jobs, redirects]) restore(path);
  await expect(overlay(page)).toBeHidden();
  expect(await isSame()).toBe(true);
});

test("Alt and a click on a text, or on a picture beside it, open its line in the editor", async ({ page }) => {
  await openCareers(page);
  const opened: string[] = [];
  await page.route("**/__open-stack-frame-in-editor?*", async (route) => {
    opened.push(new URL(route.request().url()).search);
    await route.fulfill({ body: "" });
  });
  await page.getByRole("heading", { level: 3, name: firstJob }).click({ modifiers: ["Alt"] });
  const line =
    read(jobs)
      .split("\n")
      .findIndex((text) => text.includes(firstJob)) + 1;
  await expect(page.getByText(`${jobs}:${line}`, { exact: true })).toBeVisible();
  const search = `?${new URLSearchParams({ fileName: jobs, lineNumber: String(line) })}`;
  expect(opened).toEqual([search]);
  // What is no text leads to the one beside it.
  await page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3, name: firstJob }) })
    .locator("svg")
    .first()
    .click({ modifiers: ["Alt"] });
  await expect.poll(() => opened.length).toBe(2);
  await expect(page).toHaveURL(/\/careers$/u);
});

test("a text is edited on the page: by keyboard, with its rule; what the check rejects is not written; undone after a reload", async ({
  page,
}) => {
  const isSame = await openCareers(page);
  const heading = page.getByRole("heading", { level: 3 }).first();
  const bar = page.getByRole("region", { name: "Editing" });
  const editor = page.getByRole("textbox", { name: "title" });
  await bar.getByRole("button", { name: "Edit", exact: true }).click();
  await expect(async () => {
    await page.keyboard.press("Tab");
    await expect(heading).toBeFocused({ timeout: 50 });
  }).toPass({ timeout: 60_000, intervals: [0] });
  await expect(bar.getByRole("status")).toContainText("title: ");
  await page.keyboard.press("Enter");
  await expect(editor).toHaveValue(firstJob);
  await expect(editor).toHaveAccessibleDescription(/At most \d+ characters/u);
  await editor.fill("");
  await editor.press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: "title is empty" })).toBeVisible();
  expect(read(jobs)).toContain(firstJob);
  await editor.press("Escape");
  await expect(heading).toBeFocused();
  await heading.click();
  await editor.fill("Lighthouse Keeper");
  await editor.press("Enter");
  await expect(heading).toHaveText("Lighthouse Keeper");
  expect(read(jobs)).toBe(readFileSync(jobs, "utf8").replace(firstJob, "Lighthouse Keeper"));
  await expect(bar.getByRole("button", { name: "Changes (1)" })).toBeVisible();
  // Another text is opened before this one is saved.
  const second = page.getByRole("heading", { level: 1 });
  await heading.click();
  await editor.fill("Bell Ringer");
  await second.click();
  await expect(editor).toHaveValue(String(await second.textContent()));
  await expect(heading).toHaveText("Bell Ringer");
  await expect(editor).toBeVisible();
  await editor.press("Escape");
  await expect(bar.getByRole("button", { name: "Changes (2)" })).toBeVisible();
  expect(await isSame()).toBe(true);
  await page.reload();
  for (const left of ["(1)", "(0)"]) {
    await bar.getByRole("button", { name: "Undo" }).click();
    await expect(bar.getByRole("button", { name: `Changes ${left}` })).toBeVisible();
  }
  await expect(heading).toHaveText(firstJob);
  expect(read(jobs)).toBe(readFileSync(jobs, "utf8"));
});

test("a record is moved and a string of the interface changed on the page, and a mistake is repaired by the button of its report", async ({
  page,
}) => {
  const isSame = await openCareers(page);
  const headings = page.getByRole("listitem").getByRole("heading", { level: 3 });
  const second = String(await headings.nth(1).textContent());
  const bar = page.getByRole("region", { name: "Editing" });
  await bar.getByRole("button", { name: "Edit", exact: true }).click();
  await headings.first().click();
  // The second press is left out: it would move the job back.
  await page.getByRole("button", { name: "Move down: job 1" }).dblclick();
  await expect(headings.nth(1)).toHaveText(firstJob);
  await expect(headings.first()).toHaveText(second);
  await bar.getByRole("button", { name: "Undo" }).click();
  await expect(headings.first()).toHaveText(firstJob);
  const apply = page.getByRole("link", { name: /^Apply Now/u }).first();
  await apply.click();
  const editor = page.getByRole("textbox", { name: "applyNow" });
  await editor.fill("Send a Letter");
  await editor.press("Enter");
  await expect(page.getByRole("link", { name: /^Send a Letter/u })).toHaveCount(jobCount);
  await bar.getByRole("button", { name: "Undo" }).click();
  await expect(apply).toBeVisible();
  edit(jobs, `"${firstJob}",`, `"${firstJob}"`);
  await overlay(page)
    .getByRole("button", { name: `Repair ${jobs}:4:5` })
    .click();
  await expect(overlay(page)).toBeHidden();
  expect(read(jobs)).toBe(readFileSync(jobs, "utf8"));
  expect(await isSame()).toBe(true);
});

test("a picture is replaced by a chosen file, a field beside it is changed, and a page is added, each undone", async ({
  page,
}) => {
  const partners = "starter/partners.json";
  const [{ name, logo }] = JSON.parse(read(partners)) as [{ name: string; logo: string }];
  const bar = page.getByRole("region", { name: "Editing" });
  await page.goto("/");
  await bar.getByRole("button", { name: "Edit", exact: true }).click();
  await expect(page.locator("html[data-sources-shown]")).toBeAttached();
  const shown = page.getByRole("img", { name, exact: true }).first();
  const before = await shown.getAttribute("src");
  await shown.click();
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><path d="M0 0h90v30z"/></svg>`;
  const file = { name: "New Mark.svg", mimeType: "image/svg+xml", buffer: Buffer.from(drawing) };
  await page.getByLabel("logo", { exact: true }).setInputFiles({ ...file, buffer: Buffer.from("text") });
  await expect(page.getByRole("alert").filter({ hasText: "not a picture" })).toBeVisible();
  await page.getByLabel("logo", { exact: true }).setInputFiles(file);
  await expect(shown).not.toHaveAttribute("src", String(before));
  const added = `starter/images/${logo.replace(/[^/]+$/u, "new-mark.svg")}`;
  expect(read(added)).toBe(drawing);
  const field = page.locator("details[open]").getByLabel("name", { exact: true });
  await field.fill("");
  await field.press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: "name is empty" })).toBeVisible();
  // Leaving the field while it is saved does not save it again.
  await field.fill("Bell & Sons");
  await field.press("Enter");
  await field.press("Tab");
  await expect.poll(() => read(partners)).toContain('"Bell & Sons"');
  await expect(bar.getByRole("status")).toHaveText(`Saved in ${partners}.`);
  await expect(page.getByRole("alert").filter({ hasText: /./u })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await bar.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => read(partners)).not.toContain('"Bell & Sons"');
  await bar.getByRole("button", { name: "Undo" }).click();
  await expect(shown).toHaveAttribute("src", String(before));
  expect(read(partners)).toBe(readFileSync(partners, "utf8"));
  await bar.getByRole("button", { name: "New page" }).click();
  await page.getByLabel("Headline").fill("A new bell");
  await page.getByLabel("Path").fill("/sample-bell");
  await page.getByRole("button", { name: "Add the page" }).click();
  await expect(page).toHaveURL(/\/sample-bell\/?$/u);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A new bell");
  await bar.getByRole("button", { name: "Undo" }).click();
  await expect(bar.getByRole("status")).toContainText("sample-bell.json was changed back");
  await expectGone(page, "/sample-bell");
});

test("a paragraph of an article is edited as Markdown, and stays a paragraph", async ({ page }) => {
  const file = "starter/articles/first-week.mdx";
  const paragraph = page.locator("[data-article-body] p[data-source]").first();
  await expect(async () => {
    await page.goto("/blog/first-week");
    await expect(paragraph).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 60_000 });
  const bar = page.getByRole("region", { name: "Editing" });
  await bar.getByRole("button", { name: "Edit", exact: true }).click();
  await paragraph.click();
  const editor = page.getByRole("textbox", { name: "text", exact: true });
  await expect(editor).not.toHaveValue("");
  await editor.fill("- A list");
  await editor.press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: "would become something else" })).toBeVisible();
  await editor.fill("A **loud** paragraph.");
  await editor.press("Enter");
  await expect(page.locator("[data-article-body] p").first()).toHaveText("A loud paragraph.");
  expect(read(file)).toContain("\nA **loud** paragraph.\n");
  await bar.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => read(file)).toBe(readFileSync(file, "utf8"));
  // No characters of a source are left in the page.
  expect(await page.evaluate(() => /[\u200B-\u200D\uFEFF]{4}/u.test(document.documentElement.outerHTML))).toBe(false);
});

test("an element has the sources of all its texts, as they are now", async ({ page }) => {
  await page.goto("/careers");
  await expect(page.locator("main [data-source]").first()).toBeAttached();
  const mark = (name: string) => vercelStegaCombine(name, { file: "starter/jobs.json", path: [name] }, false);
  await page.evaluate(
    ([one = "", two = ""]) => {
      const element = document.createElement("p");
      element.id = "texts";
      element.append(one, document.createElement("br"), two);
      document.body.append(element);
    },
    [mark("one"), mark("two")],
  );
  const element = page.locator("#texts");
  const source = (name: string) => ({ file: "starter/jobs.json", path: [name] });
  const readSources = async () => JSON.parse((await element.getAttribute("data-source")) ?? "[]") as unknown;
  await expect.poll(readSources).toEqual([source("one"), source("two")]);
  expect(await element.evaluate(({ textContent }) => textContent)).toBe("onetwo");
  await element.evaluate(({ firstChild }) => Object.assign(firstChild as Text, { data: "12" }));
  await expect.poll(readSources).toEqual([source("two")]);
  await element.evaluate(({ lastChild }) => lastChild?.remove());
  await expect.poll(readSources).toEqual([]);
});

test("an article with a picture is added, changed, and removed; a syntax error in it is reported", async ({ page }) => {
  const text = await openSample(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About the sample");
  await expect(page.getByRole("img", { name: "A map of segments" })).toBeVisible();
  write(article, text.replace("A sample sat here.", "A <b>sample sat here."));
  await expect(overlay(page)).toContainText("starter/articles/sample.mdx:");
  await expect(page.getByText("A sample sat here.")).toBeVisible();
  write(article, text.replace("A sample sat here.", "A sample flew away."));
  await expect(overlay(page)).toBeHidden();
  await expect(page.getByText("A sample flew away.")).toBeVisible();
  remove(article);
  remove(picture);
  await expectGone(page, "/blog/sample");
});

test("a page is added and removed", async ({ page }) => {
  const careers = JSON.parse(read("starter/pages/careers.json")) as object;
  const sections = [{ section: "hero", title: "A sample of a page", text: "Its only section." }];
  write(newPage, JSON.stringify({ ...careers, path: "/sample-page", sections }));
  await expectHeading(page, "/sample-page", "A sample of a page");
  remove(newPage);
  await expectGone(page, "/sample-page");
});

test("a redirect is added", async ({ page }) => {
  write(
    redirects,
    JSON.stringify([...(JSON.parse(read(redirects)) as object[]), { from: "/sample-old", to: "/careers" }]),
  );
  await expectHeading(page, "/sample-old", "Careers");
  await expect(page).toHaveURL(/\/careers$/u);
  restore(redirects);
});
