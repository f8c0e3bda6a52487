import type { Page } from "@playwright/test";

import { expect, test, validEntries } from "./contact/form";
import { readEntries } from "./contact/mock-relay";
import { scrollThrough } from "./layout-shift";
import { holdFiles, navigate, openPage, waitForScripts } from "./page-actions";
import { longArticle } from "./route-table";

test("a page that opens scrolled down loads its scripts without input", async ({ page }) => {
  await openPage(page, "/#difference");
  await page.goto("/team");
  await page.evaluate(() => {
    window.scrollTo({ top: 300, behavior: "instant" });
  });
  await page.reload();
  await waitForScripts(page);
});

test("with Save-Data scripts are loaded at the first input", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } });
  });
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.endsWith(".js")) scripts.push(request.url());
  });
  await page.goto("/product/overview", { waitUntil: "networkidle" });
  await page.waitForTimeout(1500);
  expect(scripts).toEqual([]);
  await page.keyboard.press("Tab");
  await waitForScripts(page);
});

test("a click before the scripts are loaded is replayed", async ({ page }) => {
  const open = await holdFiles(page);
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("button", { name: "Your visit data" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  open();
  await expect(page.getByRole("dialog", { name: "Your visit data" })).toBeVisible();
});

test("a form that is submitted twice before the scripts are loaded is sent once", async ({ form, page }) => {
  const requests = await form.mockRelay();
  const open = await holdFiles(page);
  await page.goto("/contact");
  await form.fill();
  await page.getByRole("button", { name: "Send Message" }).click();
  await page.getByRole("button", { name: "Send Message" }).click();
  expect(requests).toEqual([]);
  open();
  await expect(page.getByRole("status")).toContainText("Success!");
  expect(requests.map(readEntries)).toEqual([validEntries]);
});

test("a page that an extension has changed is rendered again with its full text", async ({ page }) => {
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
  // The forecast loads near the viewport.
  await expect(async () => {
    await scrollThrough(page);
    await expect(page.getByRole("slider", { name: "Month" })).toBeEnabled({ timeout: 1000 });
  }).toPass();
  const fold = (text: string) => text.replace(/\s+/gu, " ").trim();
  // Scripts add the Pause buttons, so the text may be longer.
  const found = fold(await page.locator("main").innerText());
  for (const line of words.split("\n").filter(Boolean)) expect(found).toContain(fold(line));
  expect(fold(await page.getByRole("contentinfo").innerText())).toBe(fold(footer));
});

test("an article that an extension has changed keeps its scroll position when it is rendered again", async ({
  page,
}) => {
  const open = await holdFiles(page);
  await page.goto(longArticle);
  await page.evaluate(() => {
    document.querySelector("header nav")?.replaceWith(document.createElement("table"));
    scrollTo({ top: 700, behavior: "instant" });
  });
  const rendered = page.waitForEvent("console", (line) => line.text().startsWith("The page was rendered again"));
  open();
  await rendered;
  await expect(page.getByRole("article").getByRole("heading").first()).toBeAttached();
  expect(await page.evaluate(() => scrollY)).toBe(700);
});

/** Adds an icon to each field, and marks words, as browser extensions do. */
function changeForm(): void {
  for (const field of document.querySelectorAll("main input, main textarea")) field.after(document.createElement("i"));
  for (const label of document.querySelectorAll("main label, main p")) {
    const mark = document.createElement("mark");
    mark.append(...label.childNodes);
    label.append(mark);
  }
}

test("typed text, focus and caret survive when an extension has changed the form", async ({ form, page }) => {
  await page.addInitScript(`addEventListener("DOMContentLoaded", ${changeForm.toString()})`);
  const open = await holdFiles(page);
  await page.goto("/contact");
  await form.fill();
  await form.field("firstName").press("End");
  await page.keyboard.type(" Maria");
  for (let step = 0; step < 3; step++) await page.keyboard.press("ArrowLeft");
  const rendered = page.waitForEvent("console", (line) => line.text().startsWith("The page was rendered again"));
  open();
  await rendered;
  await expect(form.field("firstName")).toBeFocused();
  await page.keyboard.type("!");
  const typed = { ...validEntries, firstName: `${validEntries.firstName} Ma!ria` };
  await form.expectEntries(typed);
  await expect(form.button).toBeEnabled();
  const requests = await form.mockRelay();
  await form.press();
  await expect.poll(() => requests.map(readEntries)).toEqual([typed]);

  await page.goto("/");
  const radio = page.getByRole("main").getByRole("radio").last();
  await radio.check({ force: true });
  await waitForScripts(page);
  await expect(radio).toBeChecked();
  await expect(radio).toBeFocused();
});

/** Computed styles of each element. */
function readStyles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(changes.map(({ finished }) => finished));
    const properties =
      "display position color background-color font-size font-weight gap padding margin-top border-top-width grid-template-columns width text-decoration-line".split(
        " ",
      );
    return (
      [...document.querySelectorAll("main *")]
        .filter((element) => element instanceof HTMLElement && !element.closest("svg, [role=region], [data-track]"))
        // The content of a closed `<details>` has no defined width.
        .filter((element) => !element.closest("details:not([open]) > :not(summary)"))
        .map((element) => {
          const style = getComputedStyle(element);
          return `${element.localName} ${properties.map((name) => style.getPropertyValue(name)).join(" | ")}`;
        })
    );
  });
}

test("a page has the same styles after a load and after a navigation", async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  // Blocks the font, which could load for only one of the views.
  await page.route("**/*.woff2", (route) => route.abort());
  const paths = ["/product/overview", "/product/data-sources", "/leadership", "/team", "/contact"];
  const loaded: { path: string; title: string; styles: string[] }[] = [];
  for (const path of paths) {
    await openPage(page, path);
    loaded.push({ path, title: await page.title(), styles: await readStyles(page) });
  }
  await openPage(page, "/resources/customer-stories");
  for (const { path, title, styles } of loaded) {
    await navigate(page, path);
    await expect(page).toHaveTitle(title);
    await expect.poll(() => readStyles(page), path).toEqual(styles);
  }
});
