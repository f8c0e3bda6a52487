import { useEffect, useState, useSyncExternalStore, type FocusEvent, type PointerEvent, type RefObject } from "react";

import { subscribeTo } from "../../browser/events";
import { media, toCondition } from "../../theme/tokens";
import { useTabVisible } from "./use-tab-visible";

export interface AutoplayConditions {
  /** The visitor paused it, or prefers reduced motion and has not started it. */
  paused: boolean;
  /** The visitor has just started it by its button, where pointer and focus still are. */
  insisted: boolean;
  hovered: boolean;
  focused: boolean;
  onScreen: boolean;
  tabVisible: boolean;
}

/** It moves only where it is visible, and under pointer or focus only after the visitor has just started it. */
export function mayRun({ paused, insisted, hovered, focused, onScreen, tabVisible }: AutoplayConditions): boolean {
  return !paused && onScreen && tabVisible && (insisted || !(hovered || focused));
}

const reducedMotionQuery = toCondition(media.reducedMotion);

const subscribeToMotion = subscribeTo(() => window.matchMedia(reducedMotionQuery), "change");

/** Whether some of the element is in the window. */
function useOnScreen(element: RefObject<HTMLElement | null>): boolean {
  const [onScreen, setOnScreen] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      setOnScreen(entries.at(-1)?.isIntersecting === true);
    });
    observer.observe(element.current);
    return () => {
      observer.disconnect();
    };
  }, [element]);
  return onScreen;
}

/**
 * State of something that moves by itself: it pauses under pointer and focus, off screen and in a hidden tab, has a pause button,
 * and is paused from the start when the visitor prefers reduced motion. `around` is for the element around it and its controls.
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
  const [insisted, setInsisted] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const paused = choice ? choice === "paused" : reduced;

  return {
    running: mayRun({ paused, insisted, hovered, focused, onScreen, tabVisible }),
    paused,
    toggle: () => {
      setChoice(paused ? "playing" : "paused");
      setInsisted(paused);
    },
    around: {
      // A finger's pointer enters with each touch; only a mouse hovers.
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        setHovered(pointerType === "mouse");
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType !== "mouse") return;
        setHovered(false);
        setInsisted(false);
      },
      onFocus: () => {
        setFocused(true);
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        setInsisted(false);
        setFocused(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));
      },
    },
  };
}
