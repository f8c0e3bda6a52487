import { css } from "@emotion/react";
import { useEffect, useRef, type FocusEvent, type RefObject } from "react";

import { useStore } from "../../browser/store";
import { media, space } from "../../theme/tokens";
import { ToastCard } from "./toast-card";
import { dismissToast, toasts } from "./toasts";

const rootCss = css({
  position: "fixed",
  zIndex: 20,
  insetInlineEnd: 0,
  insetBlockStart: "var(--bars-height)",
  display: "grid",
  justifyItems: "stretch",
  width: "100%",
  // Room for shadows.
  paddingBlockEnd: space.huge,
  paddingInline: `max(${space.normal}, env(safe-area-inset-left)) max(${space.normal}, env(safe-area-inset-right))`,
  maxHeight: "calc(100dvh - var(--bars-height))",
  overflowY: "auto",
  pointerEvents: "none",
  [media.desktop]: { width: "28rem" },
  "@media print": { display: "none" },
});
/** Pixels between toasts and what they do not cover. */
const gap = 8;

const regionCss = css({ display: "grid", "& > *": { marginBlockStart: space.tight } });

function overlap(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** Returns the focused element and its descriptions, unless it is scrolled out of view. */
function findFocused(): Element[] {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return [];
  const { top, bottom } = focused.getBoundingClientRect();
  if (bottom < 0 || top > window.innerHeight) return [];
  const ids = focused.getAttribute("aria-describedby")?.split(" ") ?? [];
  return [...ids.flatMap((id) => document.getElementById(id) ?? []), focused];
}

/** Prevents toasts from covering the focused element, now and later (`scroll-padding`). */
function makeRoom(container: HTMLElement): () => void {
  const page = document.documentElement.style;
  const regions = [...container.children].map((region) => region.getBoundingClientRect());
  page.scrollPaddingBlockStart = `${Math.max(...regions.map(({ bottom }) => bottom)) + gap}px`;
  for (const element of findFocused()) {
    const box = element.getBoundingClientRect();
    if (box.bottom > window.innerHeight || regions.some((region) => overlap(box, region)))
      element.scrollIntoView({ block: "nearest", behavior: "instant" });
  }
  return () => {
    page.scrollPaddingBlockStart = "";
  };
}

/** Moves focus from a removed toast to the next one, and after the last one back to the previous element. */
function useToastFocus(root: RefObject<HTMLElement | null>, count: number) {
  const before = useRef<Element>(null);
  const inside = useRef(false);

  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    if (inside.current && !element.contains(document.activeElement)) {
      const next = [...element.querySelectorAll("button")].at(-1) ?? before.current;
      if (next instanceof HTMLElement) next.focus();
      inside.current = element.contains(document.activeElement);
    }
    return count === 0 || inside.current ? undefined : makeRoom(element);
  }, [root, count]);

  return {
    onFocus: ({ relatedTarget }: FocusEvent) => {
      if (!inside.current && relatedTarget) before.current = relatedTarget;
      inside.current = true;
    },
    onBlur: ({ target, currentTarget, relatedTarget }: FocusEvent) => {
      const isInside = relatedTarget !== null && currentTarget.contains(relatedTarget);
      // Removing the focused element may dispatch this event.
      queueMicrotask(() => {
        if (target.isConnected) inside.current = isInside;
      });
    },
  };
}

/**
 * Renders the toasts under the header. Live regions exist before the first toast, so that it is announced; `aria-atomic`
 * is off, so that older toasts are not repeated.
 */
export function Toaster() {
  const root = useRef<HTMLDivElement>(null);
  const list = useStore(toasts);
  const focus = useToastFocus(root, list.length);

  return (
    <div ref={root} css={rootCss} {...focus}>
      {(["success", "failure"] as const).map((kind) => (
        <div key={kind} css={regionCss} role={kind === "success" ? "status" : "alert"} aria-atomic="false">
          {list.map((toast) =>
            toast.kind === kind ? (
              <ToastCard key={toast.id} toast={toast} onDismiss={() => dismissToast(toast.id)} />
            ) : null,
          )}
        </div>
      ))}
    </div>
  );
}
