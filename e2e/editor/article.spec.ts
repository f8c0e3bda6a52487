import { expect, test } from "../test";
import { listChanges, listProblems, openEditor, readContent, resetContent, save } from "./content";

test.beforeEach(resetContent);

test("an article is made, written beside its preview, and is all that changes", async ({ page }) => {
  await openEditor(page, "articles");
  await page.getByRole("button", { name: "New article" }).click();
  await page.getByLabel("Title").fill("What a quiet week taught us");
  await expect(page.getByText("data/articles/what-a-quiet-week-taught-us.mdx")).toBeVisible();
  await page.getByRole("button", { name: "Make the article" }).click();
  const text = page.getByRole("textbox", { name: "Text of the article" });
  await expect(text).toBeVisible();
  expect(listProblems()).toEqual([]);

  await text.fill(
    "\nIt was **very** quiet.\n\n## What we heard\n\nNothing, until [somebody wrote](/contact).\n\n<PullQuote />\n",
  );
  const preview = page.frameLocator('iframe[title="Preview of the article"]');
  await expect(preview.getByRole("heading", { name: "What we heard" })).toBeVisible();
  await expect(preview.getByText("very")).toHaveCSS("font-weight", "620");
  await expect(preview.getByRole("figure")).toContainText("The sentence that is set large.");
  await save(page);
  expect(listChanges().files).toEqual(["data/articles/what-a-quiet-week-taught-us.mdx"]);
  expect(readContent("articles/what-a-quiet-week-taught-us.mdx")).toContain("It was **very** quiet.");
  expect(listProblems()).toEqual([]);
});

test("a change of the text changes its line alone", async ({ page }) => {
  await openEditor(page, "articles", "articles/back-from-cdmx.mdx");
  const text = page.getByRole("textbox", { name: "Text of the article" });
  await text.click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type("\nOne more paragraph.\n");
  await save(page);
  expect(listChanges().removed).toEqual([]);
  expect(listChanges().added).toEqual(["", "One more paragraph."]);
});

test("a slip in the text is told at its line, and the preview waits", async ({ page }) => {
  await openEditor(page, "articles", "articles/back-from-cdmx.mdx");
  const text = page.getByRole("textbox", { name: "Text of the article" });
  await text.fill("\nA text with [a link](/nowhere-at-all).\n\n<script>alert(1)</script>\n\n<PullQuote />\n");
  const told = page.locator("#text-problems");
  await expect(told).toContainText("Line 2");
  await expect(told).toContainText("/nowhere-at-all");
  await expect(page.getByText(/The preview waits for line 4/u)).toBeVisible();
});

test("code in a text is never run", async ({ page }) => {
  await openEditor(page, "articles", "articles/back-from-cdmx.mdx");
  const text = page.getByRole("textbox", { name: "Text of the article" });
  for (const code of [
    "{process.exit(1)}",
    "export const a = process.exit(1)",
    "import 'fs'",
    "<a href={process.exit(1)}>x</a>",
    "<b {...process.exit(1)}>x</b>",
  ]) {
    await text.fill(`\n${code}\n\n<PullQuote />\n`);
    await expect(page.getByText(/The preview waits/u)).toBeVisible();
    await text.fill("\nPlain.\n\n<PullQuote />\n");
    await expect(page.getByText(/The preview waits/u)).toBeHidden();
  }
});

test("an article's file is renamed, deleted, and brought back", async ({ page }) => {
  await openEditor(page, "articles", "articles/back-from-cdmx.mdx");
  const before = readContent("articles/back-from-cdmx.mdx");
  await page.getByRole("button", { name: "Rename" }).click();
  await page.getByLabel("New name").fill("home from cdmx");
  await page.getByRole("dialog").getByRole("button", { name: "Rename" }).click();
  await expect(page.getByText("data/articles/home-from-cdmx.mdx").first()).toBeVisible();
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("data/articles/home-from-cdmx.mdx is there again")).toBeVisible();
  expect(readContent("articles/home-from-cdmx.mdx")).toBe(before);
  expect(listProblems()).toEqual([]);
});
