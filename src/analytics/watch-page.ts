import type { VisitEvent } from "./apply";
import { describeClick } from "./describe-click";

type Tell = (event: VisitEvent) => void;

/** How deep into the page the window's foot reaches, in whole per cent. */
function measureDepth(): number {
  const { scrollHeight } = document.documentElement;
  const reached = (window.scrollY + window.innerHeight) / scrollHeight;
  return Math.max(0, Math.min(100, Math.round(reached * 100)));
}

/** In milliseconds: the page is not measured more often while it is scrolled. */
const scrollPause = 250;

/**
 * Watches the page that is shown and tells what happens on it. Its listeners take no part in what they hear.
 * @param addLast takes what happens when the page itself may be going
 * @param onReturn called when the page comes back whole from the browser's memory
 */
export function watchPage({ add, addLast, onReturn }: { add: Tell; addLast: Tell; onReturn: () => void }) {
  let path = "";
  let depth = 0;
  /** By the clock that never goes back; undefined while the page is not seen. */
  let seenSince: number | undefined;
  let scrolled: ReturnType<typeof setTimeout> | undefined;

  function look(): void {
    scrolled = undefined;
    depth = Math.max(depth, measureDepth());
  }

  function lookSoon(): void {
    scrolled ??= setTimeout(look, scrollPause);
  }

  function leave(tell: Tell): void {
    if (seenSince === undefined || !path) return;
    const spent = Math.round(performance.now() - seenSince);
    seenSince = undefined;
    tell({ type: "leave", time: Date.now(), path, spent, depth });
  }

  function see(): void {
    seenSince = document.visibilityState === "visible" ? performance.now() : undefined;
  }

  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") {
      if (path) see();
      return;
    }
    look();
    leave(add);
  });
  window.addEventListener("pagehide", () => {
    look();
    leave(addLast);
  });
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) onReturn();
  });
  document.addEventListener("scroll", lookSoon, { passive: true });
  document.addEventListener(
    "click",
    ({ target, clientX, clientY }) => {
      if (!path || !(target instanceof Element)) return;
      const [x, y] = [Math.round(clientX), Math.round(clientY)];
      add({ type: "click", timestamp: Date.now(), element: describeClick(target), page: path, x, y });
    },
    { capture: true, passive: true },
  );

  return {
    /** Another page stands here already: this one can be measured no more. */
    leave,
    /** The page of another path is shown now. */
    show(next: string): void {
      clearTimeout(scrolled);
      scrolled = undefined;
      path = next;
      depth = 0;
      see();
      lookSoon();
    },
    /** Nothing that happens on the page is told any more, until another is shown. */
    ignore(): void {
      path = "";
    },
  };
}
