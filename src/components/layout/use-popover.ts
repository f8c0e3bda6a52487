import { useEffect, useRef, useState, type RefObject } from "react";

interface PopoverState<Panel extends HTMLElement> {
  panel: RefObject<Panel | null>;
  /** Undefined until the script runs: until then the browser itself tells whether the popover is open. */
  expanded: boolean | undefined;
  close: () => void;
}

/** Puts a popover under its button in browsers that cannot do it in CSS. */
function placeUnder(button: HTMLElement, panel: HTMLElement): void {
  if (CSS.supports("left", "anchor(left)")) return;
  panel.style.left = `${button.getBoundingClientRect().left}px`;
}

/**
 * Follows a popover that its button opens in HTML alone (`popovertarget`), so that it works before any script.
 * @param button the button it is to stand under, if it stands under one
 */
export function usePopover<Panel extends HTMLElement>(button?: RefObject<HTMLElement | null>): PopoverState<Panel> {
  const panel = useRef<Panel>(null);
  const [expanded, setExpanded] = useState<boolean>();

  useEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    const follow = () => {
      const open = element.matches(":popover-open");
      if (open && button?.current) placeUnder(button.current, element);
      setExpanded(open);
    };
    const start = requestAnimationFrame(follow);
    element.addEventListener("toggle", follow);
    return () => {
      cancelAnimationFrame(start);
      element.removeEventListener("toggle", follow);
    };
  }, [button]);

  return { panel, expanded, close: () => panel.current?.hidePopover() };
}
