import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** Brings everything that moves once to its end, so that colours are judged as they stay. */
export async function endAnimations(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    }
  });
}

/** What axe finds in a page with all its rules, best practices among them; a line for each element. */
export async function findViolations(page: Page): Promise<string[]> {
  await endAnimations(page);
  const builder = new AxeBuilder({ page }).options({
    rules: { "target-size": { enabled: true } },
    resultTypes: ["violations"],
  });
  // No page has frames; without them axe need not open a page of its own, which takes longer than the rules.
  const { violations } = await builder.setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = "" }) => `${id}: ${target.join(" ")} ${failureSummary}`),
  );
}
