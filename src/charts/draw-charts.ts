/** Duration of the animation in milliseconds. */
const duration = 600;

/** Reveals each chart (`data-chart`) from the left when it is scrolled into view, unless motion is reduced. */
export function drawCharts(): void {
  // Not from the tokens, of which the idle script would contain all.
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
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
