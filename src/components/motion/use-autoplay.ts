import { useEffect, useState, useSyncExternalStore, type FocusEvent, type PointerEvent, type RefObject } from "react";

import { subscribeTo } from "../../browser/events";
import { media, toCondition } from "../../theme/tokens";
import { useTabVisible } from "./use-tab-visible";

const reducedMotionQuery = toCondition(media.reducedMotion);

const subscribeToMotion = subscribeTo(() => window.matchMedia(reducedMotionQuery), "change");

/** Whether the element is partly in the viewport. */
function useOnScreen(element: RefObject<HTMLElement | null>): boolean {
  const [onScreen, setOnScreen] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver((entries) => setOnScreen(entries.at(-1)?.isIntersecting === true));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return onScreen;
}

/**
 * Manages an animation that pauses on hover, on focus, off screen and in a hidden tab. Starts paused if the visitor prefers reduced
 * motion. `containerProps` is for the element that contains the animation and its controls.
 */
export function useAutoplay(root: RefObject<HTMLElement | null>) {
  const reduced = useSyncExternalStore(
    subscribeToMotion,
    () => window.matchMedia(reducedMotionQuery).matches,
    () => false,
  );
  const onScreen = useOnScreen(root);
  const tabVisible = useTabVisible();
  const [choice, setChoice] = useState<"paused" | "playing">();
  // Its button still has the pointer and the focus.
  const [justStarted, setJustStarted] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const paused = choice ? choice === "paused" : reduced;
  const disturbed = (hovered || focused) && !justStarted;

  return {
    running: !paused && !disturbed && onScreen && tabVisible,
    paused,
    toggle: () => {
      setChoice(paused ? "playing" : "paused");
      setJustStarted(paused);
    },
    containerProps: {
      // Touches also dispatch `pointerenter`.
      onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType === "mouse"),
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType !== "mouse") return;
        setHovered(false);
        setJustStarted(false);
      },
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        setJustStarted(false);
        setFocused(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));
      },
    },
  };
}
