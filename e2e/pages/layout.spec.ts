import type { Page } from "@playwright/test";

import { findTextProblems } from "../support/find-text-problems";
import { measureWidth } from "../support/page-actions";
import { longArticle, pageKinds, unknownPath } from "../support/route-table";
import { serveInPieces } from "../support/serve-in-pieces";
import { expect, test } from "../test";

const screens =
  "320x640 390x844 767x1024 1023x768 1024x768 1100x900 1280x720 1440x900 1600x900 1920x1080 2560x1440 3840x2160 3840x720";

test("with text of 32 px a tablet has the layout of a phone, and the page of a wide window more room", async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const args = [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  const page = await browser.newPage({ viewport: { width: 768, height: 1024 }, baseURL });
  await page.goto("/");
  await expect(page.getByRole("button", { name: /menu/i })).toBeVisible();
  expect(await measureWidth(page)).toBeLessThanOrEqual(768);
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto("/careers");
  expect(await findTextProblems(page)).toEqual([]);
  await browser.close();
});

test("the headline of the home page stays where it is while the rest of the page arrives", async ({
  page,
  request,
}) => {
  const html = await (await request.get("/")).text();
  const headline = page.getByRole("heading", { level: 1 });
  const findTop = async () => (await headline.boundingBox())?.y ?? 0;
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 1000 });
    const { origin, sendRest } = await serveInPieces(html, html.indexOf("</fieldset>", html.indexOf("<main")));
    await page.goto(origin, { waitUntil: "commit" });
    await page.locator("[name=signal-moment]").first().waitFor({ state: "attached" });
    const before = await findTop();
    sendRest();
    await page.waitForLoadState("load");
    expect(Math.abs((await findTop()) - before), `${width} px`).toBeLessThan(3);
  }
});

test("the end of a page changes the display of no part before it, which browsers would have to lay out again", async ({
  page,
  request,
}) => {
  test.slow();
  // The page for unknown URLs ends with its hero, which then fills the window.
  for (const path of pageKinds.filter((each) => each !== unknownPath)) {
    // A comment matches no selector, and is there when all before it is parsed.
    const html = (await (await request.get(path)).text()).replace("</main>", "<!--end--></main>");
    const { origin, sendRest } = await serveInPieces(html, html.indexOf("</main>"));
    await page.goto(origin, { waitUntil: "commit" });
    await page.waitForFunction(() => document.querySelector("main")?.lastChild?.nodeValue === "end");
    const before = await page.evaluateHandle(() =>
      [...document.querySelectorAll("main, main *")].map((part) => ({ part, display: getComputedStyle(part).display })),
    );
    sendRest();
    await page.waitForLoadState("load");
    const changed = await before.evaluate((parts) =>
      parts
        .filter(({ part, display }) => getComputedStyle(part).display !== display)
        .map(({ part }) => part.outerHTML.slice(0, 90)),
    );
    expect.soft(changed, path).toEqual([]);
  }
});

/** Finds labels of the drawing that are clipped, below the header, too small, or overlapping, for all accounts and moments. */
function findBadLabels(page: Page): Promise<string[]> {
  return page.locator("fieldset:has([name=signal-moment])").evaluate((moments) => {
    window.scrollTo(0, 0);
    const plot = moments.parentElement?.getBoundingClientRect();
    const top = Math.max(plot?.top ?? 0, document.querySelector("header")?.getBoundingClientRect().bottom ?? 0);
    const labels = [
      ...(moments.parentElement?.querySelectorAll(
        "[data-since] > span, [data-value=low], [data-value=high], legend ~ label > span",
      ) ?? []),
    ];
    function findBad(): string[] {
      const shown = labels.filter((label) =>
        label.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      );
      const boxes = shown.map((label) => ({ label, box: label.getBoundingClientRect() }));
      return boxes.flatMap(({ label, box }, index) => {
        const inside = box.top >= top && box.left >= 0 && box.right <= innerWidth;
        const isFree = boxes.slice(index + 1).every(({ box: other }) => {
          const apart = other.left >= box.right - 1 || other.right <= box.left + 1;
          return apart || other.top >= box.bottom - 1 || other.bottom <= box.top + 1;
        });
        const isLarge = parseFloat(getComputedStyle(label).fontSize) >= 12;
        return inside && isFree && isLarge ? [] : [label.textContent];
      });
    }
    const list = (name: string) => [...document.querySelectorAll<HTMLInputElement>(`[name=${name}]`)];
    return list("signal-moment").flatMap((moment) =>
      list("signal-account").flatMap((account) => {
        moment.click();
        account.click();
        for (const animation of document.getAnimations()) animation.finish();
        return findBad().map((label) => `${moment.value}, ${account.value}: ${label}`);
      }),
    );
  });
}

/** Measures the drawing, its controls, and the text and the grid beside it. */
function measureDrawing(page: Page) {
  return page.locator("fieldset:has([name=signal-moment])").evaluate((moments) => {
    const measure = (element?: Element | null) => element?.getBoundingClientRect() ?? new DOMRect();
    const hero = moments.closest("[data-aside]");
    const words = document.createRange();
    words.selectNodeContents(hero?.querySelector("h1 + p") ?? document.body);
    const choice = moments.nextElementSibling;
    return {
      text: words.getBoundingClientRect().right,
      drawing: measure(moments.parentElement?.querySelector("svg")).left,
      bottom: measure(moments).bottom,
      tabs: measure(moments.querySelector("label")).left,
      pills: measure(choice?.querySelector("label")),
      controls: Math.max(
        ...[...(choice?.querySelectorAll("label, [data-at]") ?? [])].map((part) => measure(part).right),
      ),
      grid: measure(hero?.querySelector("[data-under] > *")).right,
    };
  });
}

test("the drawing above the fold is complete on every screen, and beside the text on large ones", async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  for (const screen of screens.split(" ")) {
    const [width = 0, height = 0] = screen.split("x").map(Number);
    await page.setViewportSize({ width, height });
    expect.soft(await findBadLabels(page), screen).toEqual([]);
    expect.soft(await measureWidth(page), screen).toBeLessThanOrEqual(width);
    const { text, drawing, bottom, tabs, pills, controls, grid } = await measureDrawing(page);
    expect.soft(pills.top, `top of the controls at ${screen}`).toBeGreaterThanOrEqual(bottom);
    if (width < 1024 || width > 2560) continue;
    expect.soft(drawing - text, `space beside the text at ${screen}`).toBeGreaterThanOrEqual(48);
    expect.soft(tabs, `left edges of the controls at ${screen}`).toBeCloseTo(pills.left, 0);
    expect.soft(controls, `right edge of the controls at ${screen}`).toBeLessThanOrEqual(grid + 1);
  }
});

test("on the home page still logos are below their title, and results below theirs", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  for (const width of [360, 1280, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const [title, list] = await page
      .locator("section:has([data-track])")
      .locator("h2, ul:visible")
      .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().left)));
    expect.soft(list, `logos at ${width} px`).toBe(title);
  }

  await page.setViewportSize({ width: 658, height: 900 });
  for (const media of ["print", "screen"] as const) {
    await page.emulateMedia({ media });
    const results = page.locator("main table[aria-labelledby]").first().locator("tr > :last-child");
    const edges = await results.evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().x));
    expect(edges.length).toBeGreaterThan(1);
    expect(new Set(edges).size, `columns of results on ${media}`).toBe(1);
  }
});

test("a name that is written from right to left keeps its gap to the role", async ({ page }) => {
  await page.goto("/team");
  const gap = await page
    .locator("main h4")
    .first()
    .evaluate((name) => {
      name.textContent = "נועה לוי";
      const [{ right }, role] = [name.getBoundingClientRect(), name.nextElementSibling?.getBoundingClientRect()];
      return role && role.left - right;
    });
  expect(gap).toBeGreaterThan(8);
});

test("a text that is written from right to left begins at the right, and the page around it stays", async ({
  page,
}) => {
  await page.goto(longArticle);
  const [turned, ...others] = await page.locator("[data-article-body] p").evaluateAll((all) => {
    if (all[0]) all[0].textContent = "هذه فقرة بالعربية.";
    return all.slice(0, 3).map((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const [shown, block] = [range.getClientRects()[0], text.getBoundingClientRect()];
      return shown && { left: shown.left - block.left, right: block.right - shown.right };
    });
  });
  expect(turned?.right).toBeCloseTo(0, 0);
  expect(turned?.left).toBeGreaterThan(20);
  expect(others.length).toBeGreaterThan(0);
  for (const other of others) expect(other?.left).toBeCloseTo(0, 0);
});

test("the links of a person are at the end of their row, however long the role is", async ({ page }) => {
  await page.goto("/team");
  for (const width of [360, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const rows = await page.locator("main li:not(li li):has(h4)").evaluateAll((people) =>
      people.map((person, index) => {
        const find = (selector: string) => person.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        const role = person.querySelector("h4 + p");
        if (role && index === 0) role.textContent = "Wissenschaftliche Mitarbeiterin der Entwicklungsabteilung";
        const [links, row] = [find("ul"), person.getBoundingClientRect()];
        return { top: links.top - row.top, end: row.right - links.right };
      }),
    );
    expect(rows.length).toBeGreaterThan(1);
    for (const row of rows) expect.soft(row, `at ${width} px`).toEqual(rows[0]);
    // The icon is aligned, not the area around it.
    expect(Math.abs(rows[0]?.end ?? Infinity)).toBeLessThan(12);
  }
});

test("in tall windows the footer ends the page, and the page for unknown URLs is dark down to it", async ({ page }) => {
  const readEdges = () =>
    page.evaluate(() => {
      const read = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      return { main: read("main > :last-child")?.bottom, footer: read("footer")?.top, end: read("footer")?.bottom };
    });
  for (const [width, height] of [
    [800, 1200],
    [1280, 1100],
    [1920, 1400],
    [2560, 1440],
    [1280, 3000],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(unknownPath);
    const { main = 0, footer = 0, end } = await readEdges();
    expect.soft(Math.abs(footer - main), `gap at ${width} x ${height} px`).toBeLessThan(1);
    expect.soft(end, `end at ${width} x ${height} px`).toBeGreaterThanOrEqual(height - 0.5);
  }
  for (const path of pageKinds) {
    await page.goto(path);
    const { end } = await readEdges();
    expect.soft(end, `end of ${path}`).toBeGreaterThanOrEqual(2999.5);
  }
});
