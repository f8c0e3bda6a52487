import type { Page, Request } from "@playwright/test";

import { findLanguage, listBuiltPaths } from "../support/built-paths";
import { findViolations } from "../support/find-violations";
import { listLayoutShifts, observeLayoutShift, scrollThrough } from "../support/layout-shift";
import { measureWidth, waitForScripts } from "../support/page-actions";
import { unknownPath } from "../support/route-table";
import { listLanguages, own, starter, type Site } from "../sites";
import { expect, test } from "../test";

const desktop = { width: 1280, height: 800 };
const phone = { width: 360, height: 740 };

/** Small phone, window of 1280 px at 400 % zoom, and watch. */
const narrowWindows = [
  { width: 320, height: 640 },
  { width: 320, height: 256 },
  { width: 256, height: 640 },
];

/** Records console messages, uncaught errors, failed requests and requests to other origins. Each call returns those since the last. */
function recordProblems(page: Page, origin: string): () => string[] {
  const problems: string[] = [];
  const requests = new Set<Request>();
  page.on("console", (message) => problems.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("request", (request) => {
    requests.add(request);
    const url = request.url();
    if (!url.startsWith(`${origin}/`) && !url.startsWith("data:")) problems.push(`another origin: ${url}`);
  });
  page.on("requestfailed", (request) => {
    // Ignores requests of the previous page, which the browser cancels.
    if (requests.has(request)) problems.push(`failed: ${request.url()}`);
  });
  return () => {
    requests.clear();
    return problems.splice(0);
  };
}

const isQuick = process.env["TEST_SIZE"] === "quick";

/** Lists the pages of a language and a path without a page. `npm test` reads four articles, which share one template. */
function listPaths(site: Site, languages: readonly Site[]): string[] {
  const paths = listBuiltPaths(site).flatMap(({ path }) => (findLanguage(languages, path) === site ? path : []));
  const isArticle = (path: string) => path.startsWith(`${site.path}/blog/`);
  const articles = paths.filter(isArticle).slice(0, isQuick ? 4 : undefined);
  return [...paths.filter((path) => !isArticle(path)), ...articles];
}

const sites = [own, starter].flatMap((site) => {
  const languages = listLanguages(site);
  return languages.map((each) => ({ ...each, paths: listPaths(each, languages) }));
});

for (const { content, origin, path: prefix, paths: built } of sites)
  for (const size of isQuick && origin === starter.origin ? [phone] : [desktop, phone])
    test(`pages of ${content} fit ${size.width} px, cause no layout shift and pass axe`, async ({ page }) => {
      const unknown = prefix + unknownPath;
      const paths = [...built, unknown];
      test.setTimeout(paths.length * 20_000);
      await page.setViewportSize(size);
      await observeLayoutShift(page);
      // Loads the font: `first-view.spec.ts` tests one that loads late.
      await page.goto(`${origin}/`);
      await page.evaluate(() => document.fonts.ready);
      const takeProblems = recordProblems(page, origin);
      for (const path of paths)
        await test.step(path, async () => {
          await page.setViewportSize(size);
          takeProblems();
          const response = await page.goto(`${origin}${path}`);
          expect.soft(response?.status(), path).toBe(path === unknown ? 404 : 200);
          await expect.soft(page, path).toHaveURL(`${origin}${path}`);
          await waitForScripts(page);
          // axe checks landmarks and the order of headings.
          await expect.soft(page.getByRole("heading", { level: 1 }), path).toHaveCount(1);
          await scrollThrough(page);
          await page.waitForLoadState("networkidle");
          // No script adds another one.
          const metadata = page.locator("head :is(title, [name=description], [rel=canonical], [type*=ld])");
          await expect.soft(metadata, path).toHaveCount(path === unknown ? 2 : 4);
          expect.soft(await listLayoutShifts(page), `layout shifts of ${path}`).toEqual([]);
          expect.soft(await measureWidth(page), `width of ${path}`).toBeLessThanOrEqual(size.width);
          await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
          expect.soft(await findViolations(page), `axe on ${path}`).toEqual([]);
          // The 404 page logs its path, and the browser its status.
          const unexpected = takeProblems().filter((text) => path !== unknown || !/\b404\b/u.test(text));
          expect.soft(unexpected, `problems of ${path}`).toEqual([]);
          for (const window of size === phone ? narrowWindows : []) {
            await page.setViewportSize(window);
            const message = `width of ${path} at ${window.width} x ${window.height} px`;
            expect.soft(await measureWidth(page), message).toBeLessThanOrEqual(window.width);
          }
          const width = size === phone ? 390 : size.width;
          await page.setViewportSize({ width, height: size.height });
          // Doubles the text size (WCAG 2.2, 1.4.4). Media queries use the default size.
          await page.evaluate(() => {
            const sheet = new CSSStyleSheet();
            sheet.replaceSync("html { font-size: 200% }");
            document.adoptedStyleSheets.push(sheet);
          });
          const message = `width of ${path} at ${width} px in large text`;
          expect.soft(await measureWidth(page), message).toBeLessThanOrEqual(width);
        });
    });
