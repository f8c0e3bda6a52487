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

/** Time for the pointer to get from the button to its panel, in milliseconds. */
const grace = 160;

/**
 * State of a popover that its button opens in HTML alone (`popovertarget`), so that it works without scripts. The popover closes
 * when the layout changes between mobile and desktop. `around`, for the element around button and popover, closes it when the focus
 * leaves both. `expanded` is undefined until hydration: until then the browser itself exposes the state.
 */
export function usePopover<Panel extends HTMLElement>() {
  const panel = useRef<Panel>(null);
  const [expanded, setExpanded] = useState<boolean>();

  useEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const follow = () => {
      setExpanded(element.matches(":popover-open"));
    };
    const start = requestAnimationFrame(follow);
    element.addEventListener("toggle", follow, { signal });
    window.matchMedia(desktopQuery).addEventListener(
      "change",
      () => {
        element.hidePopover();
      },
      { signal },
    );
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
    around: {
      onBlur({ currentTarget, relatedTarget }: FocusEvent) {
        // Without a new target the window has lost the focus, or nothing has it.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      },
    },
  };
}

/**
 * Also opens a popover under a mouse in the desktop layout. The first click on its button then keeps it open; the next one closes it.
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
