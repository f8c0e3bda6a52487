import { useEffect, useEffectEvent, useState, useSyncExternalStore, type RefObject } from "react";

import { subscribeTo } from "../../browser/events";
import { media, toCondition } from "../../theme/tokens";
import { useTabVisible } from "./use-tab-visible";

const reducedMotionQuery = toCondition(media.reducedMotion);

const subscribeToMotion = subscribeTo(() => window.matchMedia(reducedMotionQuery), "change");

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

/** Whether the mouse or the focus is on an element. Calls `forget` when either leaves. */
function useDisturbance(root: RefObject<HTMLElement | null>, forget: () => void): boolean {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const onForget = useEffectEvent(forget);

  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const listening = new AbortController();
    const listen = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      act: (event: HTMLElementEventMap[Type]) => void,
    ) => element.addEventListener(type, act, { signal: listening.signal });
    // Touches also dispatch `pointerenter`.
    listen("pointerenter", ({ pointerType }) => setHovered(pointerType === "mouse"));
    listen("pointerleave", ({ pointerType }) => {
      if (pointerType !== "mouse") return;
      setHovered(false);
      onForget();
    });
    listen("focusin", () => setFocused(true));
    listen("focusout", ({ relatedTarget }) => {
      onForget();
      setFocused(relatedTarget instanceof Node && element.contains(relatedTarget));
    });
    // The pointer and the focus may have arrived before the script.
    queueMicrotask(() => {
      setHovered(element.matches(":hover") && matchMedia("(hover: hover)").matches);
      setFocused(element.contains(document.activeElement));
    });
    return () => listening.abort();
  }, [root]);
  return hovered || focused;
}

/** Pauses an animation on hover, on focus, off screen and in a hidden tab. Starts paused with reduced motion. */
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
  const disturbed = useDisturbance(root, () => setJustStarted(false)) && !justStarted;
  const paused = choice ? choice === "paused" : reduced;

  return {
    running: !paused && !disturbed && onScreen && tabVisible,
    paused,
    toggle: () => {
      setChoice(paused ? "playing" : "paused");
      setJustStarted(paused);
    },
  };
}
