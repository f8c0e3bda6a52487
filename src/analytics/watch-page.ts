import type { VisitEvent } from "./apply-event";

const controls = "a, button, summary, label, input, select, textarea, [role=button]";

/** Describes the clicked control with its name in quotes, or the element. Never contains typed text. */
function describeClick(target: Element): string {
  const control = target.closest(controls);
  if (!control) return target.localName;
  const isField = control.matches("input, select, textarea");
  const label = control.getAttribute("aria-label") ?? (isField ? control.getAttribute("name") : control.textContent);
  const name = label?.replace(/\s+/gu, " ").trim().slice(0, 60);
  return name ? `${control.localName} "${name}"` : control.localName;
}

/** Minimum milliseconds between measurements during scrolling. */
const scrollPause = 250;

/**
 * Reports events on the current page. All listeners are passive.
 * @param add `isLast` if the page may be unloading
 * @param onReturn called when the browser restores the page from the back/forward cache
 */
export function watchPage(add: (event: VisitEvent, isLast?: boolean) => void, onReturn: () => void) {
  let path = "";
  let depth = 0;
  /** Time of a monotonic clock; undefined while the page is hidden. */
  let visibleSince: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Control of the label in which the last click was. */
  let labelled: { control: Element | null | undefined; x: number; y: number } | undefined;

  function measureDepth(): void {
    timer = undefined;
    const seen = (window.scrollY + window.innerHeight) / document.documentElement.scrollHeight;
    depth = Math.max(depth, Math.min(100, Math.round(seen * 100)));
  }

  function measureSoon(): void {
    timer ??= setTimeout(measureDepth, scrollPause);
  }

  /** Reports that the page was left. Does not measure the depth, because the next page may already be shown. */
  function leave(isLast = false): void {
    if (visibleSince === undefined || !path) return;
    const spent = Math.round(performance.now() - visibleSince);
    visibleSince = undefined;
    add({ type: "leave", time: Date.now(), path, spent, depth }, isLast);
  }

  function startTimer(): void {
    visibleSince = document.visibilityState === "visible" ? performance.now() : undefined;
  }

  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") {
      startTimer();
      return;
    }
    measureDepth();
    leave();
  });
  window.addEventListener("pagehide", () => {
    measureDepth();
    leave(true);
  });
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) onReturn();
  });
  document.addEventListener("scroll", measureSoon, { passive: true });
  function onClick({ target, clientX, clientY, isTrusted }: MouseEvent): void {
    // Replayed and synthetic clicks are not the visitor's.
    if (!isTrusted || !path || !(target instanceof Element)) return;
    const [x = 0, y = 0] = [clientX, clientY].map((position) => Math.max(0, Math.round(position)));
    // Browsers repeat the click on a label on its control, in the same place.
    const isRepeated = target === labelled?.control && x === labelled.x && y === labelled.y;
    labelled = { control: target.closest("label")?.control, x, y };
    if (isRepeated) return;
    add({ type: "click", timestamp: Date.now(), element: describeClick(target), page: path, x, y });
  }
  // On the window, which also receives the clicks that `queueInput` stops.
  window.addEventListener("click", onClick, { capture: true, passive: true });

  return {
    leave,
    /** @param next path of the new page; empty to report nothing about it */
    watch(next: string): void {
      clearTimeout(timer);
      timer = undefined;
      path = next;
      depth = 0;
      startTimer();
      measureSoon();
    },
  };
}
