import type { Page } from "@playwright/test";

/** Pages that the footer leads to, one after the other. */
const links = ["Careers", "Team", "Our Story & Values", "Customer Stories", "Blog", "Cohorts AI", "Overview"];

/** How long a pointer rests on a link before it is pressed, in milliseconds: as good as nobody presses sooner. */
const rest = 300;

/**
 * Follows links inside the site, and says of each how long it takes from the press until the next page is painted, in milliseconds.
 * @param page with its scripts at work
 */
export async function timeNavigations(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (const name of links) {
    const link = page.getByRole("contentinfo").getByRole("link", { name, exact: true }).first();
    await link.hover();
    await page.waitForTimeout(rest);
    const shown = page.evaluate(async () => {
      const before = document.querySelector("h1");
      await new Promise((resolve) => {
        addEventListener("click", resolve, { capture: true, once: true });
      });
      const start = performance.now();
      do await new Promise(requestAnimationFrame);
      while ([before, null].includes(document.querySelector("h1")));
      // The frame that has the page is made when that one is done.
      await new Promise((resolve) => setTimeout(resolve));
      return performance.now() - start;
    });
    await link.click();
    times.push(Math.round(await shown));
    await page.waitForTimeout(rest);
  }
  return times;
}
