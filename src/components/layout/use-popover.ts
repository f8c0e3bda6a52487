import { useEffect, useRef, useState, type FocusEvent, type RefObject } from "react";

import { media } from "../../theme/tokens";

export const desktopQuery = media.desktop.replace("@media ", "");

interface PopoverState<Panel extends HTMLElement> {
  panel: RefObject<Panel | null>;
  /** Undefined until the script runs: until then the browser itself tells whether the popover is open. */
  expanded: boolean | undefined;
  close: () => void;
  /** For the element around the button and the popover: closes the popover when the focus leaves both. */
  around: { onBlur: (event: FocusEvent) => void };
}

/**
 * Follows a popover that its button opens in HTML alone (`popovertarget`), so that it works before any script. The popover closes
 * when the layout changes between mobile and desktop.
 */
export function usePopover<Panel extends HTMLElement>(): PopoverState<Panel> {
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
    // Without a new target the window has lost the focus, or nothing has it.
    around: {
      onBlur({ currentTarget, relatedTarget }) {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      },
    },
  };
}
