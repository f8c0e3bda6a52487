import type { Page } from "@playwright/test";

import { findViolations } from "../find-violations";
import { expect, test } from "../test";
import { openEditor, resetContent, writeContent, readContent } from "./content";

test.beforeEach(resetContent);

const states: Record<string, (page: Page) => Promise<void>> = {
  "the beginning": (page) => openEditor(page),
  "a person": async (page) => {
    await openEditor(page, "team", "team.json", 0);
    await expect(page.getByLabel("Slug")).toBeVisible();
  },
  "a new record, full of problems": async (page) => {
    await openEditor(page, "integrations", "integrations.json");
    await page.getByRole("button", { name: "New integration" }).click();
    await expect(page.getByText("Still missing.").first()).toBeVisible();
  },
  "a page with lists of blocks": async (page) => {
    await openEditor(page, "pages", "pages/home.json");
    await expect(page.getByLabel("Path", { exact: false }).first()).toBeVisible();
  },
  "an article's text": async (page) => {
    await openEditor(page, "articles", "articles/back-from-cdmx.mdx");
    await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toBeVisible();
  },
  "an article's details": async (page) => {
    await openEditor(page, "articles", "articles/back-from-cdmx.mdx");
    await page.getByRole("button", { name: "Details" }).click();
    await expect(page.getByLabel("Subtitle")).toBeVisible();
  },
  "the pictures": async (page) => {
    await openEditor(page, "team", "team.json", 0);
    await page.getByRole("button", { name: "Choose a picture for image" }).click();
    await expect(page.getByLabel("New picture")).toBeVisible();
  },
  "a conflict": async (page) => {
    await openEditor(page, "values", "values.json", 0);
    await page.getByLabel("Text").fill("Mine.");
    writeContent("values.json", readContent("values.json").replace("a", "b"));
    await page.getByRole("button", { name: "See the difference" }).click();
    await expect(page.getByRole("table")).toBeVisible();
  },
  "the question for a new article": async (page) => {
    await openEditor(page, "articles");
    await page.getByRole("button", { name: "New article" }).click();
    await expect(page.getByLabel("Title")).toBeVisible();
  },
};

for (const width of [1280, 768]) {
  for (const [name, open] of Object.entries(states)) {
    test(`axe finds nothing in ${name} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page);
      if (process.env["SHOTS"])
        await page.screenshot({ path: `${process.env["SHOTS"]}/${name.replace(/\W+/gu, "-")}-${width}.png` });
      expect(await findViolations(page)).toEqual([]);
    });
  }
}
