import { media, toCondition } from "../theme/tokens";

/** Milliseconds in which a chart is drawn. */
const duration = 600;

/**
 * Draws each chart (`data-chart`) from the left, once, when it comes into the view. A chart that is in the view already is complete, and so
 * are all charts without scripts, with reduced motion and on paper.
 */
export function drawCharts(): void {
  if (matchMedia(toCondition(media.reducedMotion)).matches) return;
  const outside = new WeakSet<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) {
        outside.add(target);
        continue;
      }
      observer.unobserve(target);
      if (outside.has(target))
        target.animate({ clipPath: ["inset(0 100% 0 0)", "inset(0)"] }, { duration, easing: "ease-out" });
    }
  });
  for (const chart of document.querySelectorAll("[data-chart]")) observer.observe(chart);
}
