import { existsSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";

import { longArticle, unknownPath } from "./route-table";
import { starter } from "./sites";
import { expect, test } from "./test";

/**
 * Maximum weight of a page on a small phone before any input, without lazy pictures, in KiB; text is compressed with Brotli.
 */
interface Weight {
  document: number;
  /** Evaluated, beside the loader in the document. */
  script: number;
  /** Scripts that are only fetched, for a first touch. */
  fetched: number;
  image: number;
}

/** Weights of the pages of `starter/`, with 5 % of room in documents: a brand may have a longer list of fonts. Update this table if a page becomes heavier on purpose. */
const budgets: Readonly<Record<string, Weight>> = {
  "/": { document: 26, script: 7.75, fetched: 85.75, image: 0 },
  "/product/overview": { document: 15.25, script: 7.75, fetched: 75.25, image: 0 },
  "/product/cohorts-ai": { document: 17, script: 7.75, fetched: 0, image: 3 },
  "/product/growth-ai": { document: 21, script: 7.75, fetched: 79.75, image: 0 },
  "/product/data-sources": { document: 15.75, script: 7.75, fetched: 76.25, image: 2.25 },
  "/leadership": { document: 12, script: 7.75, fetched: 0, image: 4 },
  "/careers": { document: 12.25, script: 7.75, fetched: 0, image: 0 },
  "/team": { document: 12.75, script: 7.75, fetched: 0, image: 2.75 },
  "/resources/blog": { document: 13.25, script: 7.75, fetched: 73, image: 0.25 },
  "/contact": { document: 13.75, script: 7.75, fetched: 80, image: 0 },
  "/resources/customer-stories": { document: 12.5, script: 81.5, fetched: 0, image: 0 },
  "/imprint": { document: 13, script: 7.75, fetched: 0, image: 0 },
  [longArticle]: { document: 19.5, script: 7.75, fetched: 0, image: 3 },
  "/blog/customers-call": { document: 15, script: 7.75, fetched: 0, image: 0 },
  [unknownPath]: { document: 11.25, script: 7.75, fetched: 0, image: 0 },
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
    for (const [kind, limit] of Object.entries(budget)) {
      const counted = files.filter((file) => file.kind === kind);
      const sum = counted.reduce((total, { size }) => total + size, 0);
      const list = counted.map(({ file, size }) => `${size.toFixed(1)} ${file}`);
      expect.soft(sum, `KiB of ${kind} of ${path}:\n${list.join("\n")}`).toBeLessThanOrEqual(Number(limit));
    }
  }
});
