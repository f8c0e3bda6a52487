import type { Response } from "@playwright/test";

import { expect, test } from "./test";
import { findControl, findDialog, openVisitData, waitForRecorder } from "./visit-data";

/** Words that only the dialog has. */
const ownWords = "Delete for good?";

async function findHolders(answers: readonly Response[], words: string): Promise<string[]> {
  const texts = await Promise.all(answers.map(async (answer) => ({ url: answer.url(), text: await answer.text() })));
  return texts.flatMap(({ url, text }) => (text.includes(words) ? [url] : []));
}

test("nothing of it is loaded before it is asked for", async ({ page }) => {
  const answers: Response[] = [];
  page.on("response", (answer) => {
    if (/\.(?:js|json)$|\/careers$/u.test(new URL(answer.url()).pathname)) answers.push(answer);
  });
  await page.goto("/careers");
  await waitForRecorder(page);
  await findControl(page).hover();
  await page.waitForLoadState("networkidle");
  const before = [...answers];
  expect(before.length).toBeGreaterThan(5);
  expect(await findHolders(before, ownWords)).toEqual([]);
  await openVisitData(page);
  expect(await findHolders(answers, ownWords)).toHaveLength(1);
  // Of the file that holds all fixed words it brings its own alone.
  expect(await findHolders(answers.slice(before.length), "No posts found")).toEqual([]);
});

test("one that cannot be loaded is told of, and a second click tries again", async ({ page }) => {
  await page.goto("/careers");
  await waitForRecorder(page);
  await page.route("**/*.js", (route) => route.abort());
  await findControl(page).click();
  const told = page.getByRole("contentinfo").getByText("could not be opened");
  await expect(told).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Careers");
  await page.unroute("**/*.js");
  await openVisitData(page);
  await expect(told).toHaveCount(0);
});

test(
  "one that takes long to load is told to be under way, and is loaded once",
  { tag: "@thorough" },
  async ({ page }) => {
    await page.goto("/careers");
    await waitForRecorder(page);
    let asked = 0;
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/*.js", async (route) => {
      asked++;
      await held;
      await route.continue();
    });
    await findControl(page).click();
    await expect(findControl(page)).toHaveAttribute("aria-busy", "true");
    const askedAtFirst = asked;
    await findControl(page).click();
    release();
    await expect(findDialog(page)).toBeVisible();
    await expect(findControl(page)).not.toHaveAttribute("aria-busy");
    expect(asked).toBe(askedAtFirst);
  },
);

test.describe("without scripts", { tag: "@no-script" }, () => {
  test.use({ javaScriptEnabled: false });

  test("there is no control that would do nothing", async ({ page }) => {
    await page.goto("/careers");
    await expect(page.getByRole("contentinfo").getByRole("link", { name: "RSS feed" })).toBeVisible();
    await expect(findControl(page)).toBeHidden();
  });
});
