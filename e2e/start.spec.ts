import type { Page } from "@playwright/test";

import { faultless, fillForm } from "./contact/form";
import { readBody } from "./contact/stand-in";
import { holdFiles } from "./hold-files";
import { expect, test } from "./test";
import { waitForScripts } from "./wait-for-scripts";

/** Paths of the scripts that a page asks for, in their order; filled as it does. */
function watchScripts(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js")) asked.push(pathname);
  });
  return asked;
}

test("a page that begins further down gets its scripts by itself", async ({ page }) => {
  await page.goto("/#our-difference");
  await waitForScripts(page);
  await page.goto("/team");
  await page.evaluate(() => {
    window.scrollTo({ top: 300, behavior: "instant" });
  });
  await page.reload();
  await waitForScripts(page);
});

test("where data are dear scripts wait for a sign that somebody is about to do something", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } });
  });
  const asked = watchScripts(page);
  await page.goto("/product/overview", { waitUntil: "networkidle" });
  await page.waitForTimeout(1500);
  expect(asked).toEqual([]);
  await page.keyboard.press("Tab");
  await waitForScripts(page);
});

test("a button that lives by scripts does what it says when it was pressed before they came", async ({ page }) => {
  const open = await holdFiles(page);
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("button", { name: "Your visit data" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  open();
  await expect(page.getByRole("dialog", { name: "Your visit data" })).toBeVisible();
});

test("a form that was sent before the scripts came is sent in place by them, once", async ({ page }) => {
  const sent: string[] = [];
  await page.route("**/send-email", async (route) => {
    sent.push(readBody(route.request()));
    await route.fulfill({ json: {} });
  });
  const open = await holdFiles(page);
  await page.goto("/contact");
  await fillForm(page);
  await page.getByRole("button", { name: "Send Message" }).click();
  await page.getByRole("button", { name: "Send Message" }).click();
  expect(sent).toEqual([]);
  open();
  await expect(page.getByRole("status")).toContainText("Success!");
  expect(sent.map((body) => (JSON.parse(body) as { firstName: string }).firstName)).toEqual([faultless.firstName]);
});

test("a form whose scripts cannot be loaded is sent as a plain form", async ({ page }) => {
  await page.route("**/*.js", (route) => route.abort());
  await page.goto("/contact");
  await fillForm(page);
  const request = page.waitForRequest("**/send-email");
  await page.getByRole("button", { name: "Send Message" }).click();
  expect((await request).headers()["content-type"]).toContain("application/x-www-form-urlencoded");
});

test("a page that somebody's extension has changed is made anew with all its words", async ({ page }) => {
  const open = await holdFiles(page);
  await page.goto("/");
  const words = await page.locator("main").innerText();
  const footer = await page.getByRole("contentinfo").innerText();
  await page.evaluate(() => {
    document.querySelector("header nav")?.replaceWith(document.createElement("table"));
    document.querySelector("main")?.prepend(document.createElement("aside"));
  });
  open();
  await waitForScripts(page);
  const fold = (text: string) => text.replace(/\s+/gu, " ").trim();
  // The control by which a moving part is paused comes with the scripts.
  const found = fold(await page.locator("main").innerText());
  for (const line of words.split("\n").filter(Boolean)) expect(found).toContain(fold(line));
  expect(fold(await page.getByRole("contentinfo").innerText())).toBe(fold(footer));
});

/** The styles that make up a page's looks, element by element. */
function readLooks(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(changes.map(({ finished }) => finished));
    const properties = ["display", "position", "color", "background-color", "font-size", "font-weight", "gap"];
    properties.push(
      "padding",
      "margin-top",
      "border-top-width",
      "grid-template-columns",
      "width",
      "text-decoration-line",
    );
    return [...document.querySelectorAll("main *")]
      .filter((element) => element instanceof HTMLElement && !element.closest("svg, [role=region], [data-track]"))
      .map((element) => {
        const style = getComputedStyle(element);
        return `${element.localName} ${properties.map((name) => style.getPropertyValue(name)).join(" | ")}`;
      });
  });
}

for (const path of ["/product/overview", "/product/data-sources", "/leadership", "/team", "/careers", "/contact"]) {
  test(
    `${path} looks the same whether it was loaded or reached inside the site`,
    { tag: path === "/contact" ? [] : "@thorough" },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      // A font that comes in time for one of the two views and not for the other would make words wider.
      await page.route("**/*.woff2", (route) => route.abort());
      await page.goto(path);
      await waitForScripts(page);
      const loaded = await readLooks(page);
      const title = await page.title();
      await page.goto("/resources/customer-stories");
      await waitForScripts(page);
      await page.evaluate((to) => {
        const link = document.createElement("a");
        link.href = to;
        document.body.append(link);
        link.click();
        link.remove();
      }, path);
      await expect(page).toHaveTitle(title);
      await expect.poll(() => readLooks(page)).toEqual(loaded);
    },
  );
}

test("the way back to the page that was loaded shows all of it", { tag: "@thorough" }, async ({ page }) => {
  await page.goto("/");
  await waitForScripts(page);
  const words = await page.locator("main").innerText();
  await page.getByRole("contentinfo").getByRole("link", { name: "Team" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Team");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Product Telemetry AI for GTM Teams");
  expect((await page.locator("main").innerText()).length).toBeGreaterThan(words.length * 0.95);
});
