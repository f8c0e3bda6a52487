import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** Lists violations of axe's rules, including best practices, by element. */
export async function findViolations(page: Page): Promise<string[]> {
  // Finishes animations, so that axe measures the final colors.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    }
  });
  const builder = new AxeBuilder({ page }).options({
    rules: { "target-size": { enabled: true } },
    resultTypes: ["violations"],
  });
  // Legacy mode avoids a second page, which only frames need.
  const { violations } = await builder.setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = "" }) => `${id}: ${target.join(" ")} ${failureSummary}`),
  );
}
