import { readFileSync } from "node:fs";

import { expect, test } from "@playwright/test";

import { openDesignSystem } from "../design-system/open";
import { restore } from "./site.mjs";

/** Of the text after the comma that `serve.mjs` takes away, from 1. */
function findBrokenLine(): number {
  const [before = ""] = readFileSync("data/jobs.json", "utf8").split('"Full-time",');
  return before.split("\n").length + 1;
}

test("a start with broken content waits, says what to mend, and goes on by itself", async ({ page }) => {
  const answer = await page.goto("/");
  expect(answer?.status()).toBe(503);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The content has problems");
  const first = page.getByRole("listitem").first();
  await expect(first).toContainText(`data/jobs.json:${findBrokenLine()}:5`);
  await expect(first).toContainText("a comma is missing before this");
  const warnings: string[] = [];
  page.on("console", (line) => {
    if (line.type() === "warning") warnings.push(line.text());
  });
  restore("data/jobs.json");
  await expect(async () => {
    await openDesignSystem(page);
  }).toPass({ timeout: 500_000 });
  // Gatsby writes what webpack warns of to the console of every page.
  expect(warnings).toEqual([]);
  expect((await page.request.get("/favicon.svg")).status()).toBe(200);
});
