import { whenIdle } from "../browser/when-idle";

/** Milliseconds. */
const idleTimeout = 5000;

/** Milliseconds after which a page counts as painted. Firefox reports no paint for pages that open scrolled down. */
const paintTimeout = 2000;

/** Calls `act` once, when the page is loaded and painted and the browser is idle. */
export function whenPainted(act: () => void): void {
  let isPainted = false;
  const onPaint = () => {
    if (isPainted) return;
    isPainted = true;
    whenIdle(act, idleTimeout);
  };
  addEventListener("load", () => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint").length > 0) onPaint();
    }).observe({ type: "paint", buffered: true });
    setTimeout(onPaint, paintTimeout);
  });
}
