import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from "react";

import { toCondition } from "../../theme/tokens";
import { menuMedia } from "./menu-media";

const desktopQuery = toCondition(menuMedia.wide);

/** Milliseconds for moving the pointer from the button to its panel. */
const closeDelay = 160;

/**
 * Tracks a popover that HTML opens (`popovertarget`), so that it works without scripts. Closes it when the layout changes between
 * mobile and desktop, or when focus leaves the element with `containerProps`. `expanded` is undefined until hydration: the browser
 * exposes the state itself.
 */
export function usePopover<Panel extends HTMLElement>() {
  const panel = useRef<Panel>(null);
  const [expanded, setExpanded] = useState<boolean>();

  useEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const update = () => setExpanded(element.matches(":popover-open"));
    const start = requestAnimationFrame(update);
    element.addEventListener("toggle", update, { signal });
    window.matchMedia(desktopQuery).addEventListener("change", () => element.hidePopover(), { signal });
    return () => {
      cancelAnimationFrame(start);
      listening.abort();
    };
  }, []);

  function close(): void {
    panel.current?.hidePopover();
  }

  return {
    panel,
    expanded,
    close,
    containerProps: {
      onBlur({ currentTarget, relatedTarget }: FocusEvent) {
        // `relatedTarget` is null if the window loses focus.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      },
    },
  };
}

/**
 * Opens a popover on mouse hover in the desktop layout. The first click on its button keeps it open, the next one closes it. Returns
 * handlers for the container and for the button.
 */
export function useHoverIntent(panel: RefObject<HTMLElement | null>) {
  const openedByHover = useRef(false);
  const timer = useRef<number>(undefined);

  useEffect(() => () => window.clearTimeout(timer.current), []);

  return {
    containerProps: {
      onPointerEnter: (event: PointerEvent) => {
        window.clearTimeout(timer.current);
        if (event.pointerType !== "mouse" || !window.matchMedia(desktopQuery).matches) return;
        if (panel.current?.matches(":popover-open") !== false) return;
        openedByHover.current = true;
        panel.current.showPopover();
      },
      onPointerLeave: () => {
        if (!openedByHover.current) return;
        timer.current = window.setTimeout(() => {
          openedByHover.current = false;
          panel.current?.hidePopover();
        }, closeDelay);
      },
    },
    onClick: (event: MouseEvent) => {
      if (!openedByHover.current || panel.current?.matches(":popover-open") !== true) return;
      openedByHover.current = false;
      event.preventDefault();
    },
  };
}
