import { existsSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";

import { waitForScripts } from "./page-actions";
import { pageKinds } from "./route-table";
import { expect, test } from "./test";

/**
 * What a page may load on a small phone before its visitor does anything, in KiB; text is compressed with Brotli. Content alone does not
 * reach these limits.
 */
const budget = { document: 40, script: 110, image: 300 };

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
      for (const [kind, limit] of Object.entries(budget)) {
        const counted = files.filter(({ type }) => type === kind);
        const sum = counted.reduce((total, { size }) => total + size, 0);
        const list = counted.map(({ file, size }) => `${size.toFixed(1)} ${file}`);
        expect.soft(sum, `KiB of ${kind}:\n${list.join("\n")}`).toBeLessThanOrEqual(limit);
      }
    },
  );
}
