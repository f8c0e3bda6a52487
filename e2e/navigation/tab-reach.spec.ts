import type { Page } from "@playwright/test";

import { openPage } from "../support/page-actions";
import { pageKinds } from "../support/route-table";
import { expect, test } from "../test";

/** Numbers all controls, and returns the visible ones: those that a point inside of them hits. Runs in the page. */
function findVisibleControls() {
  // Radio groups have one stop, the checked button.
  const selector =
    "a[href], button:enabled, input:enabled:not([type=radio]:not(:checked)), textarea, select, summary, [tabindex='0']";
  return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((control, index) => {
    control.dataset["control"] = String(index);
    control.scrollIntoView({ block: "center", behavior: "instant" });
    const isHit = [...control.getClientRects()].some(({ left, top, width, height }) =>
      [0.1, 0.5, 0.9].some((share) => {
        const hit = document.elementFromPoint(left + width * share, top + height / 2);
        return hit !== null && (control.contains(hit) || hit.closest("label")?.control === control);
      }),
    );
    return isHit ? [{ index: String(index), name: control.textContent.trim() || control.outerHTML.slice(0, 80) }] : [];
  });
}

/** Presses Tab from the top to the end of the page; returns the numbers of the focused controls. */
async function pressTabThrough(page: Page): Promise<Set<string>> {
  const reached = new Set<string>();
  for (let stops = 0; stops < 250; stops++) {
    await page.keyboard.press("Tab");
    const index = await page.evaluate(() => (document.activeElement as HTMLElement).dataset["control"]);
    if (index === undefined) break;
    reached.add(index);
  }
  return reached;
}

for (const width of [360, 800, 1366])
  test(`Tab reaches every visible control at ${width} px`, async ({ context }) => {
    test.setTimeout(pageKinds.length * 30_000);
    for (const path of pageKinds) {
      const page = await context.newPage();
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: "reduce" });
      await openPage(page, path);
      const visible = await page.evaluate(findVisibleControls);
      const reached = await pressTabThrough(page);
      const missed = visible.filter(({ index }) => !reached.has(index)).map(({ name }) => name);
      expect.soft(missed, path).toEqual([]);
      await page.close();
    }
  });
