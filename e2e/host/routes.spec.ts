import { load } from "cheerio";

import { allPaths, redirects } from "../support/route-table";
import { expect, test } from "../test";

test("the host redirects paths with a trailing slash, and old paths with and without", async ({ request }) => {
  for (const path of Object.keys(allPaths).filter((path) => path !== "/")) {
    const response = await request.get(`${path}/`, { maxRedirects: 0 });
    expect([301, 307, 308], path).toContain(response.status());
    expect(response.headers()["location"], path).toBe(path);
  }
  for (const [from, to] of Object.entries(redirects)) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect([from, response.status(), response.headers()["location"]]).toEqual([from, 308, to]);
    // Cloudflare first removes the slash.
    const slashed = await request.get(`${from}/`, { maxRedirects: 0 });
    expect([from, slashed.status(), slashed.headers()["location"]]).toEqual([from, 307, from]);
  }
});

test("an unknown path returns 404 with its own page, which is not cached", async ({ request }) => {
  const unknown =
    "/nowhere /nowhere/ /blog/nowhere /team/nobody /404 /404.html /careers.html5 /Team /nowhere.js /nowhere.js.map /nowhere.css /nowhere.ico /static/nowhere.js /static/nowhere.avif /social/nowhere.png /page-data/nowhere/page-data.json /.well-known/nowhere.txt /:name /* /team/*rest /[x] /a;b=c /%3Cscript%3Ealert(1)%3C/script%3E /%F0%9F%98%80 /constructor /__proto__ /index.html/ /team/index.html/ /a/index.html".split(
      " ",
    );
  for (const path of unknown) {
    const answer = await request.get(path, { headers: { "if-none-match": '"x"' } });
    const { "cache-control": cache, "content-type": type } = answer.headers();
    expect([path, answer.status(), cache, type]).toEqual([path, 404, "no-store", "text/html; charset=utf-8"]);
    const $ = load(await answer.text());
    expect($("h1").text(), path).toBe("Oops! Page not found");
    expect($("meta[name=robots]").attr("content"), path).toBe("noindex, follow");
    expect($("link[rel=canonical]"), path).toHaveLength(0);
  }
});

test("an unknown path is logged to the console, and its page links to the home page", async ({ page }) => {
  const messages: string[] = [];
  page.on("console", (message) => messages.push(message.text()));
  await page.goto("/nowhere/to/be/found");
  await expect.poll(() => messages.join("\n")).toContain("/nowhere/to/be/found");
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
});

test("the page for unknown paths offers the page whose path differs in case or at its end", async ({ page }) => {
  const suggestion = page.getByRole("link", { name: /^Did you mean/ });
  for (const [path, name, target] of [
    ["/TEAM", "Team", "/team"],
    ["/Product/Integrations", "Data & Integrations", "/product/data-sources"],
    ["/blog/First-Week.html", "Onboarding: what the first week decides", "/blog/first-week"],
  ] as const) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expect(suggestion, path).toHaveText(`Did you mean ${name}?`);
    await expect(suggestion, path).toHaveAttribute("href", target);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
  }
  await suggestion.click();
  await expect(page).toHaveURL("/blog/first-week");
  for (const path of ["/teams", "/%3Cimg%20src=x%20onerror=alert(1)%3E", "/%E0%A4%A"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(suggestion, path).toHaveCount(0);
  }
});

test("responses have security headers, and hashed files are immutable", async ({ page, request }) => {
  const response = await page.goto("/");
  const headers = response?.headers() ?? {};
  expect(headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "strict-transport-security": "max-age=63072000",
    "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
  });
  expect(headers["permissions-policy"]).toContain("camera=()");
  expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
  const card = (await page.locator("meta[property='og:image']").getAttribute("content")) ?? "";
  for (const [path, policy] of [
    [new URL(card).pathname, "cross-origin"],
    ["/nowhere", "same-origin"],
  ] as const)
    expect([path, (await request.get(path)).headers()["cross-origin-resource-policy"]]).toEqual([path, policy]);
  const drawing = (await request.get("/favicon.svg")).headers();
  expect(drawing["content-security-policy"]).toBe("default-src 'none';style-src 'unsafe-inline';sandbox");
  const hashed = await page
    .locator("script[src], link[rel=preload][as=font], main img[src^='/static/']")
    .evaluateAll((elements) =>
      elements.map((element) => element.getAttribute("src") ?? element.getAttribute("href") ?? ""),
    );
  expect(hashed.length).toBeGreaterThan(5);
  for (const file of new Set(hashed)) {
    const { "cache-control": cache, "cross-origin-resource-policy": sharing } = (await request.get(file)).headers();
    expect(cache, file).toBe("public, max-age=31536000, immutable");
    if (file.startsWith("/static/")) expect(sharing, file).toBe("cross-origin");
  }
});
