import { useEffect, useRef, useState, type RefObject } from "react";

interface PopoverState<Panel extends HTMLElement> {
  panel: RefObject<Panel | null>;
  /** Undefined until the script runs: until then the browser itself tells whether the popover is open. */
  expanded: boolean | undefined;
  close: () => void;
}

/** Follows a popover that its button opens in HTML alone (`popovertarget`), so that it works before any script. */
export function usePopover<Panel extends HTMLElement>(): PopoverState<Panel> {
  const panel = useRef<Panel>(null);
  const [expanded, setExpanded] = useState<boolean>();

  useEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    const follow = () => {
      setExpanded(element.matches(":popover-open"));
    };
    const start = requestAnimationFrame(follow);
    element.addEventListener("toggle", follow);
    return () => {
      cancelAnimationFrame(start);
      element.removeEventListener("toggle", follow);
    };
  }, []);

  return { panel, expanded, close: () => panel.current?.hidePopover() };
}
