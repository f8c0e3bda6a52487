import type { Page } from "@playwright/test";

import { expect, test, validEntries } from "../contact/form";
import { readEntries } from "../contact/mock-relay";
import { holdFiles, waitForScripts } from "../support/page-actions";

/** Records the names of the scripts that a page loads and evaluates. */
function watchScripts(page: Page): { evaluated: () => Promise<string[]>; fetched: Set<string> } {
  const fetched = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js")) fetched.add(pathname);
  });
  return {
    fetched,
    evaluated: () => page.locator("script[src]").evaluateAll((all: HTMLScriptElement[]) => all.map(({ src }) => src)),
  };
}

const framework = /\/(?:framework|islands)-/u;

/** Whether the scripts of islands are evaluated. */
async function areIslandsRun({ evaluated }: ReturnType<typeof watchScripts>): Promise<boolean> {
  return (await evaluated()).some((src) => framework.test(src));
}

async function openWhenIdle(page: Page, path: string): Promise<ReturnType<typeof watchScripts>> {
  await page.goto("about:blank");
  const scripts = watchScripts(page);
  await page.goto(path);
  await expect.poll(async () => (await scripts.evaluated()).some((src) => src.includes("/idle-")), path).toBe(true);
  await page.waitForLoadState("networkidle");
  return scripts;
}

test("islands start at the first input anywhere, a second after it if the page scrolls", async ({ page }) => {
  for (const act of [
    () => page.mouse.move(3, 3),
    () => page.keyboard.press("Shift"),
    () => page.mouse.wheel(0, 300),
  ] as const) {
    const scripts = await openWhenIdle(page, "/resources/blog");
    await page.waitForTimeout(500);
    expect(await areIslandsRun(scripts)).toBe(false);
    await page.evaluate(() => {
      addEventListener("scroll", ({ timeStamp }) => Object.assign(window, { scrolled: timeStamp }), { once: true });
      addEventListener("page:start", () => Object.assign(window, { started: performance.now() }), { once: true });
    });
    await act();
    await expect(page.locator("html[data-scripted=hydrated]")).toBeAttached();
    const { scrolled = -1000, started } = await page.evaluate(() => {
      const { scrolled: first, started: start } = window as { scrolled?: number; started?: number };
      return { scrolled: first, started: start };
    });
    expect(started).toBeGreaterThanOrEqual(scrolled + 1000);
  }
});

test("a page with nothing but the visit data fetches its scripts when that is visible", async ({ page }) => {
  const scripts = await openWhenIdle(page, "/careers");
  await page.mouse.move(3, 3);
  await page.keyboard.press("Tab");
  await page.waitForTimeout(500);
  expect([...scripts.fetched].filter((src) => framework.test(src))).toEqual([]);
  await page.getByRole("button", { name: "Your visit data" }).scrollIntoViewIfNeeded();
  await expect.poll(() => [...scripts.fetched].some((src) => framework.test(src))).toBe(true);
  await page.mouse.move(5, 5);
  await expect(page.locator("html[data-scripted=hydrated]")).toBeAttached();
});

test("a carousel starts when it comes into view, also on a page that opens scrolled down", async ({ page }) => {
  const { evaluated } = watchScripts(page);
  await page.goto("/product/overview");
  await page.locator("[aria-roledescription=carousel]").scrollIntoViewIfNeeded();
  await expect.poll(async () => (await evaluated()).some((src) => framework.test(src))).toBe(true);
  await page.reload();
  await expect(page.locator("html[data-scripted=hydrated]")).toBeAttached();
});

test("with Save-Data no script of an island is fetched before its first touch", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } });
  });
  const { fetched } = watchScripts(page);
  await page.goto("/resources/blog", { waitUntil: "networkidle" });
  await page.waitForTimeout(1500);
  expect([...fetched].filter((src) => framework.test(src))).toEqual([]);
  await waitForScripts(page);
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
  open();
  await expect(page.locator("[data-island=contact-form][data-started]")).toBeAttached();
  await expect(page.locator("main i")).toHaveCount(0);
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
