import { existsSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";

import { waitForScripts } from "./page-actions";
import { longArticle, unknownPath } from "./route-table";
import { starter } from "./sites";
import { expect, test } from "./test";

/**
 * Maximum weight of a page on a small phone before any input, without lazy pictures, in KiB; text is compressed with Brotli.
 */
interface Weight {
  document: number;
  script: number;
  image: number;
}

/** Weights of the pages of `starter/`, with 5 % of room in documents: a brand may have a longer list of fonts. Update this table if a page becomes heavier on purpose. */
const budgets: Readonly<Record<string, Weight>> = {
  "/": { document: 22.25, script: 102, image: 0 },
  "/product/overview": { document: 14, script: 100.5, image: 0 },
  "/product/cohorts-ai": { document: 15.75, script: 95.5, image: 3 },
  "/product/growth-ai": { document: 17.5, script: 97.25, image: 0 },
  "/product/data-sources": { document: 14.5, script: 101.5, image: 2.25 },
  "/leadership": { document: 11, script: 95.5, image: 4 },
  "/careers": { document: 11, script: 95.5, image: 0 },
  "/team": { document: 11.75, script: 95.5, image: 2.75 },
  "/resources/blog": { document: 11.5, script: 99.75, image: 0.25 },
  "/contact": { document: 12.5, script: 102, image: 0 },
  "/resources/customer-stories": { document: 11.25, script: 98.25, image: 0 },
  "/imprint": { document: 11.75, script: 95.5, image: 0 },
  [longArticle]: { document: 18.25, script: 95.75, image: 3 },
  "/blog/customers-call": { document: 13.75, script: 95.75, image: 0 },
  [unknownPath]: { document: 10, script: 95.5, image: 0 },
};

const sizes = new Map<string, number>();

/** Size of a built file as sent, in KiB. */
function weigh(path: string): number {
  const files = ["", "/index.html"].map((end) => `${starter.publicFolder}${path}${end}`);
  const file = files.find((name) => /\.\w+$/u.test(name) && existsSync(name)) ?? `${starter.publicFolder}/404.html`;
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const content = readFileSync(file);
  const sent = /\.(?:html|js|json|svg|webmanifest)$/u.test(file) ? brotliCompressSync(content) : content;
  sizes.set(file, sent.length / 1024);
  return sent.length / 1024;
}

test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 });

test("pages stay within their budgets and load no script before the first paint", async ({ page }) => {
  test.setTimeout(180_000);
  const loaded = new Map<string, string>();
  page.on("request", (request) => {
    const { pathname, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && !loaded.has(pathname)) loaded.set(pathname, request.resourceType());
  });
  for (const [path, budget] of Object.entries(budgets)) {
    await page.goto("about:blank");
    loaded.clear();
    await page.goto(path);
    await waitForScripts(page);
    // Waits for files that load when the browser is idle.
    await page.waitForLoadState("networkidle");

    const early = await page.evaluate(() => {
      const paint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity;
      const before = performance.getEntriesByType("resource").filter(({ startTime }) => startTime < paint);
      return before.map(({ name }) => name).filter((name) => name.endsWith(".js"));
    });
    expect.soft(early, `scripts of ${path} before the first paint`).toEqual([]);

    // Excludes lazy pictures: the browser's threshold depends on the connection.
    const lazy = await page.evaluate(() =>
      [...document.images]
        .filter(({ loading, currentSrc }) => loading === "lazy" && currentSrc !== "")
        .map(({ currentSrc }) => new URL(currentSrc).pathname),
    );
    const files = [...loaded]
      .filter(([file]) => !lazy.includes(file))
      .map(([file, type]) => ({ file, type, size: weigh(file) }));
    for (const [kind, limit] of Object.entries(budget)) {
      const counted = files.filter(({ type }) => type === kind);
      const sum = counted.reduce((total, { size }) => total + size, 0);
      const list = counted.map(({ file, size }) => `${size.toFixed(1)} ${file}`);
      expect.soft(sum, `KiB of ${kind} of ${path}:\n${list.join("\n")}`).toBeLessThanOrEqual(Number(limit));
    }
  }
});
