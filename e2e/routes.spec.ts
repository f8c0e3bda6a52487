import { readdirSync, readFileSync } from "node:fs";

import { load } from "cheerio";

import { allPaths, articles, pages, redirects } from "./route-table";
import { expect, test } from "./test";
import { waitForScripts } from "./wait-for-scripts";

test("the table names every page of the specification", () => {
  expect(Object.keys(pages)).toHaveLength(11);
  expect(Object.keys(articles)).toHaveLength(21);
  expect(Object.keys(redirects)).toHaveLength(5);
});

for (const path of Object.keys(allPaths).filter((path) => path !== "/")) {
  test(`${path}/ goes to ${path}`, async ({ request }) => {
    const response = await request.get(`${path}/`, { maxRedirects: 0 });
    expect([301, 307, 308]).toContain(response.status());
    expect(response.headers()["location"]).toBe(path);
  });
}

for (const [from, to] of Object.entries(redirects)) {
  for (const asked of [from, `${from}/`]) {
    test(`${asked} is redirected to ${to} by the host`, async ({ request }) => {
      const response = await request.get(asked, { maxRedirects: 0 });
      expect(response.status()).toBe(308);
      expect(response.headers()["location"]).toBe(to);
    });
  }

  test(`${from} chosen inside the site replaces the address with ${to}`, async ({ page }) => {
    await page.goto("/careers");
    await waitForScripts(page);
    const before = await page.evaluate(() => history.length);
    await page.evaluate((path) => {
      const navigate: unknown = Reflect.get(window, "___navigate");
      if (typeof navigate === "function") Reflect.apply(navigate, window, [path]);
    }, from);
    await expect(page).toHaveURL(to);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(pages[to] ?? "");
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    await page.goBack();
    await expect(page).toHaveURL("/careers");
  });
}

test.describe("an unknown path", () => {
  for (const path of ["/nowhere", "/blog/nowhere", "/team/nobody", "/404", "/404.html", "/careers.html5", "/Team"]) {
    test(`${path} answers 404 with the page made for it`, async ({ request }) => {
      const response = await request.get(path);
      expect(response.status()).toBe(404);
      const $ = load(await response.text());
      expect($("h1").text()).toBe("Oops! Page not found");
      expect($("meta[name=robots]").attr("content")).toBe("noindex, follow");
      expect($("link[rel=canonical]")).toHaveLength(0);
    });
  }

  test("is not cached, whatever kind of file it would be", async ({ request }) => {
    for (const path of [
      "/nowhere",
      "/nowhere/",
      "/blog/nowhere",
      "/nowhere.js",
      "/nowhere.js.map",
      "/nowhere.css",
      "/nowhere.ico",
      "/static/nowhere.js",
      "/static/nowhere.avif",
      "/social/nowhere.png",
      "/page-data/nowhere/page-data.json",
      "/.well-known/nowhere.txt",
    ]) {
      const answer = await request.get(path, { headers: { "if-none-match": '"x"' } });
      const { "cache-control": cache, "content-type": type } = answer.headers();
      expect([path, answer.status(), cache, type]).toEqual([path, 404, "no-store", "text/html; charset=utf-8"]);
      expect(await answer.text(), path).toContain("Oops! Page not found");
    }
  });

  test("is that of every file that describes the scripts, and no script names one", async ({ request }) => {
    const scripts = readdirSync("public").filter((name) => name.endsWith(".js"));
    const maps = scripts.map((name) => `/${name}.map`);
    for (const path of [...maps, "/webpack.stats.json", "/chunk-map.json"])
      expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
    const named = scripts.filter((name) => readFileSync(`public/${name}`, "utf8").includes("sourceMappingURL"));
    expect(scripts.length).toBeGreaterThan(10);
    expect(named).toEqual([]);
  });

  test("is written to the console, and the page leads home", async ({ page }) => {
    const messages: string[] = [];
    page.on("console", (message) => messages.push(message.text()));
    await page.goto("/nowhere/to/be/found");
    await expect.poll(() => messages.join("\n")).toContain("/nowhere/to/be/found");
    await page.getByRole("link", { name: "Return to Home" }).click();
    await expect(page).toHaveURL("/");
  });
});

test("answers carry the security headers, and hashed files may be kept for ever", async ({ page, request }) => {
  const response = await page.goto("/");
  const headers = response?.headers() ?? {};
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
  expect(headers["permissions-policy"]).toContain("camera=()");
  expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
  const hashed = await page
    .locator("script[src], link[rel=preload][as=font], main img[src^='/static/']")
    .evaluateAll((elements) =>
      elements.map((element) => element.getAttribute("src") ?? element.getAttribute("href") ?? ""),
    );
  expect(hashed.length).toBeGreaterThan(5);
  for (const file of new Set(hashed)) {
    expect((await request.get(file)).headers()["cache-control"], file).toBe("public, max-age=31536000, immutable");
  }
});
