import { readdirSync, readFileSync } from "node:fs";

import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";

test("the design system has no warning, no error and no axe violation", async ({ page }) => {
  const reports: string[] = [];
  page.on("console", (line) => {
    // Ignores a sample picture that fails on purpose, and what Gatsby preloads too early for a busy machine.
    const isKnown = line.location().url.endsWith("no-such-picture.png") || line.text().includes("using link preload");
    if (["warning", "error"].includes(line.type()) && !isKnown) reports.push(line.text());
  });
  page.on("pageerror", ({ message }) => reports.push(message));
  await page.goto("/design-system");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Design system", { timeout: 45_000 });
  await expect(page.getByRole("img", { name: "Failed portrait" })).toBeVisible();
  // Only built pages have a language.
  const { violations } = await new AxeBuilder({ page }).disableRules(["html-has-lang"]).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join()}`)).toEqual([]);
  expect(reports).toEqual([]);
});

interface Page {
  sections?: { section: string }[];
}

function listKinds(): string[] {
  const folder = "starter/pages";
  const pages = readdirSync(folder).map((file) => JSON.parse(readFileSync(`${folder}/${file}`, "utf8")) as Page);
  return [...new Set(pages.flatMap(({ sections = [] }) => sections.map(({ section }) => section)))].sort();
}

test("every section of the content is shown with its JSON", async ({ page }) => {
  await page.goto("/design-system/sections");
  const kinds = listKinds();
  await expect(page.locator("summary > code")).toHaveText(kinds, { timeout: 45_000 });
  await expect(page.locator("main h2, main h1").nth(kinds.length)).toBeAttached({ timeout: 45_000 });
  await page.getByText("points, from").click();
  await expect(page.locator("pre").filter({ visible: true })).toContainText('"section": "points"');
});
