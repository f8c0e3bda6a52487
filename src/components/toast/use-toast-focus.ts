import { useEffect, useRef, type FocusEvent, type RefObject } from "react";

function overlap(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** The element that has the focus, after what describes it; nothing when none has it, or when the visitor has scrolled away from it. */
function findWatched(): Element[] {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return [];
  const { top, bottom } = focused.getBoundingClientRect();
  if (bottom < 0 || top > window.innerHeight) return [];
  const ids = focused.getAttribute("aria-describedby")?.split(" ") ?? [];
  return [...ids.flatMap((id) => document.getElementById(id) ?? []), focused];
}

/** Moves the focused element and what describes it from under the toasts, and has the browser keep the next ones clear of them. */
function makeRoom(toasts: HTMLElement): () => void {
  const page = document.documentElement.style;
  page.scrollPaddingBlockEnd = `${toasts.offsetHeight}px`;
  for (const element of findWatched()) {
    const box = element.getBoundingClientRect();
    if (box.bottom > window.innerHeight || overlap(box, toasts.getBoundingClientRect()))
      element.scrollIntoView({ block: "nearest", behavior: "instant" });
  }
  return () => {
    page.scrollPaddingBlockEnd = "";
  };
}

/**
 * Keeps the focus out of nowhere. When the toast that holds it goes, the next toast gets it, and after the last one the element
 * from which it came. No focused element is left under the toasts.
 * @param count how many toasts there are
 */
export function useToastFocus(root: RefObject<HTMLElement | null>, count: number) {
  const before = useRef<Element>(null);
  const inside = useRef(false);

  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    if (inside.current && !element.contains(document.activeElement)) {
      const next = [...element.querySelectorAll("button")].at(-1) ?? before.current;
      if (next instanceof HTMLElement) next.focus();
      // Of this no blur is heard; a later toast must not take it that the focus has been here.
      inside.current = element.contains(document.activeElement);
    }
    return count === 0 || inside.current ? undefined : makeRoom(element);
  }, [root, count]);

  return {
    onFocus: ({ relatedTarget }: FocusEvent) => {
      if (!inside.current && relatedTarget) before.current = relatedTarget;
      inside.current = true;
    },
    // React hears of no blur when it takes a toast out of the page: that is no leaving.
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      inside.current = relatedTarget !== null && currentTarget.contains(relatedTarget);
    },
  };
}
