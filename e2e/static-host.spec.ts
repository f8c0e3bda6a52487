import { createReadStream, existsSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";

import { goBack } from "./go-back";
import { pages, redirects } from "./route-table";
import { expect, test } from "./test";

const types: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
};

/** A host that knows files and folders, and neither redirects nor headers. */
function serveBare(): Promise<Server> {
  const server = createServer((request, response) => {
    const path = join("public", decodeURIComponent((request.url ?? "/").split("?")[0] ?? "/"));
    const file = [path, join(path, "index.html")].find(
      (candidate) => extname(candidate) !== "" && existsSync(candidate),
    );
    if (file === undefined) {
      response.writeHead(404, { "content-type": "text/html" });
      createReadStream("public/404.html").pipe(response);
      return;
    }
    response.writeHead(200, { "content-type": types[extname(file)] ?? "application/octet-stream" });
    createReadStream(file).pipe(response);
  });
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      resolve(server);
    });
  });
}

test.describe("on a host that knows no redirects", () => {
  let server: Server;
  let origin: string;

  test.beforeAll(async () => {
    server = await serveBare();
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  test.afterAll(() => {
    server.close();
  });

  for (const [from, to] of Object.entries(redirects)) {
    test(
      `${from} replaces the address with ${to}`,
      { tag: from === "/product" ? [] : "@thorough" },
      async ({ page }) => {
        await page.goto(`${origin}/careers`);
        await page.goto(`${origin}${from}?from=mail`);
        await expect(page).toHaveURL(`${origin}${to}?from=mail`);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(pages[to] ?? "");
        await goBack(page, "/careers");
      },
    );
  }

  test("a redirect works without scripts", { tag: "@no-script" }, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${origin}/product`);
    await expect(page).toHaveURL(`${origin}/product/overview`);
    await context.close();
  });
});
