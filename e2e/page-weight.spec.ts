import { existsSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";

import { waitForScripts } from "./page-actions";
import { pageKinds } from "./route-table";
import { expect, test } from "./test";

/** What a page may load on a small phone before its visitor does anything, in KiB; text is compressed with Brotli. */
const budget = { document: 12.9, script: 102.6, image: 7, all: 145 };

/** Pages that need more. Lower a limit when its page has become lighter; raise one only together with its reason. */
const exceptions: Record<string, Partial<typeof budget>> = {
  // The longest page: nine sections with drawings, one of them a forecast with a table of its numbers, and three accounts in the first.
  // The script of its carousel also lets visitors zoom, select text, and read from right to left.
  "/": { document: 19.5, script: 102.4, all: 148.5 },
  // A carousel, and upright pictures of the product, readable on a phone, below the first view.
  "/product/overview": { image: 72, all: 206 },
  // A picture of the product in the first view and more below it.
  "/product/cohorts-ai": { image: 80, all: 215 },
  // A forecast with a table of its numbers, in place of that picture, and a story beside its pictures.
  "/product/growth-ai": { document: 16.4 },
  // Every integration has a card, and a picture of their data, upright on a phone, is in the first view.
  "/product/data-sources": { document: 13.9, image: 22, all: 162 },
  // Everybody has a card with a text that opens and a portrait, which two of three crops enlarge.
  "/team": { document: 15.2, image: 36.6, all: 175.4 },
  // The longest article, with two charts, a number in the margin and a picture of the product in two shapes.
  "/blog/telemetry-over-talk": { document: 16.4, image: 27, all: 170 },
  // A chart and a picture of the product in two shapes.
  "/blog/andre-joined-querent": { document: 13.7 },
};

const sizes = new Map<string, number>();

/** KiB of a file of the built site as a host sends it. */
function weigh(path: string): number {
  const files = [`public${path}`, `public${path}/index.html`, "public/404.html"];
  const file = files.find((name) => /\.\w+$/u.test(name) && existsSync(name)) ?? "";
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const content = readFileSync(file);
  const sent = /\.(?:html|js|json|svg|webmanifest)$/u.test(file) ? brotliCompressSync(content) : content;
  sizes.set(file, sent.length / 1024);
  return sent.length / 1024;
}

test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 });

for (const path of pageKinds) {
  test(
    `${path} keeps its budget and loads no script before the first paint`,
    { tag: "@chromium" },
    async ({ page }) => {
      const loaded = new Map<string, string>();
      page.on("request", (request) => {
        const { pathname, protocol } = new URL(request.url());
        if (protocol.startsWith("http") && !loaded.has(pathname)) loaded.set(pathname, request.resourceType());
      });
      await page.goto(path);
      await waitForScripts(page);
      // The rest is loaded when the browser is idle.
      await page.waitForTimeout(2000);

      const early = await page.evaluate(() => {
        const paint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity;
        const before = performance.getEntriesByType("resource").filter(({ startTime }) => startTime < paint);
        return before.map(({ name }) => name).filter((name) => name.endsWith(".js"));
      });
      expect(early).toEqual([]);

      const files = [...loaded].map(([file, type]) => ({ file, type, size: weigh(file) }));
      const limits = { ...budget, ...exceptions[path] };
      for (const [kind, limit] of Object.entries(limits)) {
        const counted = files.filter(({ type }) => kind === "all" || type === kind);
        const sum = counted.reduce((total, { size }) => total + size, 0);
        const list = counted.map(({ file, size }) => `${size.toFixed(1)} ${file}`);
        expect.soft(sum, `KiB of ${kind}:\n${list.join("\n")}`).toBeLessThanOrEqual(limit);
      }
    },
  );
}
