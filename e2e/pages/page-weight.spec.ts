import { existsSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";

import { longArticle, unknownPath } from "../support/route-table";
import { starter } from "../sites";
import { expect, test } from "../test";

/** Most KiB of a page on a small phone before any input, without lazy pictures; text is compressed with Brotli. */
interface Weight {
  document: number;
  /** Evaluated, beside the loader in the document. */
  script: number;
  /** Scripts that are only fetched, for the first input. */
  fetched: number;
  image: number;
}

/** Weights of the pages of `starter/`. Each page may be 5 % heavier; all together may not. */
const weights: Readonly<Record<string, Weight>> = {
  "/": { document: 24.5, script: 6.3, fetched: 44.2, image: 0 },
  "/product/overview": { document: 15.7, script: 6.3, fetched: 33.1, image: 0 },
  "/product/cohorts-ai": { document: 16.2, script: 6.3, fetched: 0, image: 3.0 },
  "/product/growth-ai": { document: 19.7, script: 6.3, fetched: 38.3, image: 0 },
  "/product/data-sources": { document: 15.3, script: 6.3, fetched: 34.2, image: 2.4 },
  "/leadership": { document: 11.9, script: 6.3, fetched: 0, image: 3.7 },
  "/careers": { document: 12.7, script: 6.3, fetched: 0, image: 0 },
  "/team": { document: 12.5, script: 6.3, fetched: 0, image: 2.6 },
  "/resources/blog": { document: 12.8, script: 6.3, fetched: 31.1, image: 0 },
  "/contact": { document: 13.2, script: 6.3, fetched: 38.2, image: 0 },
  "/resources/customer-stories": { document: 13.1, script: 39.3, fetched: 0, image: 0 },
  "/imprint": { document: 12.5, script: 6.3, fetched: 0, image: 0 },
  [longArticle]: { document: 18.9, script: 6.3, fetched: 0, image: 3 },
  "/blog/customers-call": { document: 14.6, script: 6.3, fetched: 0, image: 0 },
  [unknownPath]: { document: 11, script: 6.3, fetched: 0, image: 0 },
};

/**
 * Sum of these weights as measured, in KiB. It may only fall: lower it when it does. A commit that raises it says why, and what got
 * lighter for it.
 */
const total = 583.5;

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

test("pages and their sum stay within their weights, and load no script before the first paint", async ({ page }) => {
  test.setTimeout(180_000);
  let measured = 0;
  const loaded = new Map<string, string>();
  page.on("request", (request) => {
    const { pathname, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && !loaded.has(pathname)) loaded.set(pathname, request.resourceType());
  });
  for (const [path, weight] of Object.entries(weights)) {
    await page.goto("about:blank");
    loaded.clear();
    await page.goto(path);
    // Waits for files that load when the browser is idle.
    await page.locator("script[src*='/idle-']").waitFor({ state: "attached" });
    await page.waitForTimeout(500);
    await page.waitForLoadState("networkidle");
    const evaluated = await page
      .locator("script[src]")
      .evaluateAll((all: HTMLScriptElement[]) => all.map(({ src }) => new URL(src).pathname));

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
      .map(([file, type]) => {
        const kind = !file.endsWith(".js") ? type : evaluated.includes(file) ? "script" : "fetched";
        return { file, kind, size: weigh(file) };
      });
    for (const [kind, usual] of Object.entries(weight)) {
      const counted = files.filter((file) => file.kind === kind);
      const sum = counted.reduce((total, { size }) => total + size, 0);
      const list = counted.map(({ file, size }) => `${size.toFixed(1)} ${file}`);
      measured += sum;
      expect.soft(sum, `KiB of ${kind} of ${path}:\n${list.join("\n")}`).toBeLessThanOrEqual(usual * 1.05 + 0.1);
    }
  }
  // Another brand has a sum of its own.
  if (test.info().config.metadata["brand"] === "other") return;
  expect.soft(measured, "KiB of all pages").toBeLessThanOrEqual(total);
  expect.soft(measured, "KiB of all pages, less than `total`: lower it").toBeGreaterThan(total - 5);
});
