import { useEffect, useRef, type MouseEvent, type PointerEvent, type RefObject } from "react";

import { desktopQuery } from "./use-popover";

/** Time a pointer may take from the button to its panel, in milliseconds. */
const grace = 160;

/**
 * Opens a popover under a mouse, too, in the desktop layout. A click while the mouse holds it open keeps it open; the next click closes it.
 * Returns handlers for the element around button and panel, and for the button.
 */
export function useHoverIntent(panel: RefObject<HTMLElement | null>) {
  const heldByMouse = useRef(false);
  const timer = useRef<number>(undefined);

  useEffect(
    () => () => {
      window.clearTimeout(timer.current);
    },
    [],
  );

  return {
    around: {
      onPointerEnter: (event: PointerEvent) => {
        window.clearTimeout(timer.current);
        if (event.pointerType !== "mouse" || !window.matchMedia(desktopQuery).matches) return;
        if (panel.current?.matches(":popover-open") !== false) return;
        heldByMouse.current = true;
        panel.current.showPopover();
      },
      onPointerLeave: () => {
        if (!heldByMouse.current) return;
        timer.current = window.setTimeout(() => {
          heldByMouse.current = false;
          panel.current?.hidePopover();
        }, grace);
      },
    },
    onClick: (event: MouseEvent) => {
      if (!heldByMouse.current || panel.current?.matches(":popover-open") !== true) return;
      heldByMouse.current = false;
      event.preventDefault();
    },
  };
}
