import { rmSync } from "node:fs";

import { expect, test } from "../test";
import { listChanges, openEditor, readContent, resetContent, save, writeContent } from "./content";
import { editorRoot } from "./place.mjs";

test.beforeEach(resetContent);

interface Value {
  name: string;
  text: string;
}
const values = () => JSON.parse(readContent("values.json")) as Value[];

test("two windows that change one file lose nothing of either", async ({ page, context }) => {
  const other = await context.newPage();
  await openEditor(page, "values", "values.json", 0);
  await openEditor(other, "values", "values.json", 1);
  await page.getByLabel("Text").fill("Mine.");
  await other.getByLabel("Text").fill("Theirs.");
  await save(other);
  await expect(page.getByRole("alert")).toContainText("has been changed meanwhile");
  await expect(page.getByRole("button", { name: /^Save/u })).toBeDisabled();
  await page.getByRole("button", { name: "See the difference" }).click();
  await expect(page.getByRole("row", { name: /Theirs\./u })).toBeVisible();
  await page.getByRole("button", { name: "Keep mine on top of theirs" }).click();
  await save(page);
  expect(
    values()
      .slice(0, 2)
      .map(({ text }) => text),
  ).toEqual(["Mine.", "Theirs."]);
  await expect(other.getByLabel("Text")).toHaveValue("Theirs.");
  await other
    .getByRole("navigation")
    .getByRole("button", { name: values()[0]?.name ?? "" })
    .click();
  await expect(other.getByLabel("Text")).toHaveValue("Mine.");
});

test("loading theirs shows theirs, and mine is one step back", async ({ page }) => {
  await openEditor(page, "values", "values.json", 0);
  await page.getByLabel("Text").fill("Mine.");
  writeContent(
    "values.json",
    JSON.stringify(values().map((value, index) => (index === 0 ? { ...value, text: "Theirs." } : value))),
  );
  await page.getByRole("alert").getByRole("button", { name: "Load theirs" }).click();
  await expect(page.getByLabel("Text")).toHaveValue("Theirs.");
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.getByLabel("Text")).toHaveValue("Mine.");
});

test("a window in which nothing was typed shows a change on disk by itself", async ({ page }) => {
  await openEditor(page, "values", "values.json", 0);
  await expect(page.getByLabel("Text")).toHaveValue(values()[0]?.text ?? "");
  writeContent("values.json", readContent("values.json").replace(values()[0]?.text ?? "", "From elsewhere."));
  await expect(page.getByLabel("Text")).toHaveValue("From elsewhere.");
});

test("a file that was deleted meanwhile is kept in the window, and made again when asked", async ({ page }) => {
  await openEditor(page, "articles", "articles/back-from-cdmx.mdx");
  await expect(page.getByRole("textbox", { name: "Text of the article" })).toBeVisible();
  rmSync(`${editorRoot}/data/articles/back-from-cdmx.mdx`);
  await page.getByRole("alert").getByRole("button", { name: "Save it again" }).click();
  await expect(page.getByRole("alert")).toBeHidden();
  await expect.poll(() => listChanges().files).toEqual([]);
});

test("a file that is broken on disk is told, and shown again once it is mended", async ({ page }) => {
  const before = readContent("values.json");
  await openEditor(page, "values", "values.json", 0);
  writeContent("values.json", before.slice(0, 40));
  await expect(page.getByRole("heading", { name: "This file cannot be read" })).toBeVisible();
  writeContent("values.json", before);
  await expect(page.getByLabel("Name")).toBeVisible();
});
