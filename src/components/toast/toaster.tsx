import { css } from "@emotion/react";
import { useEffect, useRef, type FocusEvent, type RefObject } from "react";

import { useStore } from "../../browser/store";
import { media, space } from "../../theme/tokens";
import { ToastCard } from "./toast-card";
import { dismissToast, toasts, type Toast } from "./toasts";

const rootCss = css({
  position: "fixed",
  zIndex: 20,
  insetInlineEnd: 0,
  insetBlockEnd: 0,
  display: "grid",
  justifyItems: "stretch",
  width: "100%",
  paddingBlockEnd: `max(${space.normal}, env(safe-area-inset-bottom))`,
  paddingInline: `max(${space.normal}, env(safe-area-inset-left)) max(${space.normal}, env(safe-area-inset-right))`,
  maxHeight: "100dvh",
  overflowY: "auto",
  pointerEvents: "none",
  [media.desktop]: { width: "28rem" },
  "@media print": { display: "none" },
});
const regionCss = css({ display: "grid", "& > *": { marginBlockStart: space.tight } });

function overlap(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** The focused element and the elements that describe it; none when the visitor has scrolled away from it. */
function findFocused(): Element[] {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return [];
  const { top, bottom } = focused.getBoundingClientRect();
  if (bottom < 0 || top > window.innerHeight) return [];
  const ids = focused.getAttribute("aria-describedby")?.split(" ") ?? [];
  return [...ids.flatMap((id) => document.getElementById(id) ?? []), focused];
}

/** Scrolls the focused element out from under the toasts, and keeps elements that are focused later clear of them. */
function makeRoom(container: HTMLElement): () => void {
  const page = document.documentElement.style;
  page.scrollPaddingBlockEnd = `${container.offsetHeight}px`;
  for (const element of findFocused()) {
    const box = element.getBoundingClientRect();
    if (box.bottom > window.innerHeight || overlap(box, container.getBoundingClientRect()))
      element.scrollIntoView({ block: "nearest", behavior: "instant" });
  }
  return () => {
    page.scrollPaddingBlockEnd = "";
  };
}

/**
 * When the toast with the focus disappears, the focus moves to the next toast, and after the last one back to where it was before.
 * No focused element stays under the toasts.
 * @param count number of toasts
 */
function useToastFocus(root: RefObject<HTMLElement | null>, count: number) {
  const before = useRef<Element>(null);
  const inside = useRef(false);

  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    if (inside.current && !element.contains(document.activeElement)) {
      const next = [...element.querySelectorAll("button")].at(-1) ?? before.current;
      if (next instanceof HTMLElement) next.focus();
      // No blur event is fired when the focused element is removed.
      inside.current = element.contains(document.activeElement);
    }
    return count === 0 || inside.current ? undefined : makeRoom(element);
  }, [root, count]);

  return {
    onFocus: ({ relatedTarget }: FocusEvent) => {
      if (!inside.current && relatedTarget) before.current = relatedTarget;
      inside.current = true;
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      inside.current = relatedTarget !== null && currentTarget.contains(relatedTarget);
    },
  };
}

/**
 * The toasts of the site, at the bottom of the window. Both live regions exist before any toast, so that each toast is announced;
 * `aria-atomic` is off, so that a new toast does not repeat older ones.
 */
export function Toaster() {
  const root = useRef<HTMLDivElement>(null);
  const list = useStore(toasts);
  const focus = useToastFocus(root, list.length);

  function renderKind(kind: Toast["kind"]) {
    return list
      .filter((toast) => toast.kind === kind)
      .map((toast) => (
        <ToastCard
          key={toast.id}
          toast={toast}
          onDismiss={() => {
            dismissToast(toast.id);
          }}
        />
      ));
  }

  return (
    <div ref={root} css={rootCss} {...focus}>
      <div css={regionCss} role="status" aria-atomic="false">
        {renderKind("success")}
      </div>
      <div css={regionCss} role="alert" aria-atomic="false">
        {renderKind("failure")}
      </div>
    </div>
  );
}
