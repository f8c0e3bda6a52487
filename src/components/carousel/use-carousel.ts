import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
  type DragEvent,
  type KeyboardEvent as ReactKeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from "react";

import { subscribeTo, useWindowEvent } from "../../browser/events";
import { useAutoplay } from "../motion/use-autoplay";
import { useInterval } from "../motion/use-interval";

/** Minimum length of a swipe, in CSS pixels. */
const swipeDistance = 40;

/** Moves an index by `steps` and wraps around at both ends. */
function wrapIndex(index: number, steps: number, count: number): number {
  return (((index + steps) % count) + count) % count;
}

type PressedKey = Pick<KeyboardEvent, "key"> &
  Partial<Pick<KeyboardEvent, "altKey" | "ctrlKey" | "metaKey" | "shiftKey">>;

/**
 * Returns the index that a key selects; undefined for browser shortcuts, such as Alt with an arrow.
 * @param direction of the next slide: 1 for right, -1 for left (right-to-left pages)
 */
export function followKey(pressed: PressedKey, index: number, count: number, direction = 1): number | undefined {
  if (pressed.altKey || pressed.ctrlKey || pressed.metaKey || pressed.shiftKey) return undefined;
  const targets: Partial<Record<string, number>> = {
    ArrowLeft: wrapIndex(index, -direction, count),
    ArrowRight: wrapIndex(index, direction, count),
    Home: 0,
    End: count - 1,
  };
  return targets[pressed.key];
}

/** Converts a swipe to steps: 1 to the left, -1 to the right, 0 if it is short or steep. */
export function readSwipe(horizontal: number, vertical: number): -1 | 0 | 1 {
  if (Math.abs(horizontal) < swipeDistance || Math.abs(horizontal) < Math.abs(vertical)) return 0;
  return horizontal < 0 ? 1 : -1;
}

/** Returns handlers for swipes by one finger or a pen. A mouse selects text and drags links. */
function useSwipe(onSwipe: (steps: -1 | 1) => void) {
  const start = useRef<{ x: number; y: number }>(null);
  const penSwiped = useRef(false);
  const cancel = () => {
    start.current = null;
  };

  return {
    onPointerDown: ({ clientX, clientY, isPrimary, pointerType, button }: PointerEvent) => {
      const mayBegin = isPrimary && pointerType !== "mouse" && button === 0;
      start.current = mayBegin ? { x: clientX, y: clientY } : null;
      penSwiped.current = false;
    },
    onPointerUp: ({ clientX, clientY, pointerType }: PointerEvent) => {
      const steps = start.current ? readSwipe(clientX - start.current.x, clientY - start.current.y) : 0;
      cancel();
      if (steps === 0) return;
      penSwiped.current = pointerType === "pen";
      onSwipe(steps);
    },
    onPointerCancel: cancel,
    // A long press selects text.
    onContextMenu: cancel,
    // A pen would drag the link or picture instead.
    onDragStart: (event: DragEvent) => {
      if (start.current) event.preventDefault();
    },
    // Prevents the click of a pen after a swipe.
    onClickCapture: (event: MouseEvent) => {
      if (!penSwiped.current) return;
      penSwiped.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

const subscribeToZoom = subscribeTo(() => window.visualViewport ?? window, "resize");

/** Whether the visitor has zoomed in with two fingers, and pans with one. */
function useZoomed(): boolean {
  return useSyncExternalStore(
    subscribeToZoom,
    () => (window.visualViewport?.scale ?? 1) > 1,
    () => false,
  );
}

/** Advances through `count` slides every `period` milliseconds. A selected slide is shown for a full period. */
export function useCarousel(count: number, period: number) {
  const root = useRef<HTMLDivElement>(null);
  const [{ index, choices }, setState] = useState({ index: 0, choices: 0 });
  const autoplay = useAutoplay(root);

  function focusDot(dot: number, options?: FocusOptions): void {
    root.current?.querySelectorAll<HTMLElement>("[data-dot]")[dot]?.focus(options);
  }

  function select(next: number): void {
    setState((state) => ({ index: next, choices: state.choices + 1 }));
    // Moves focus from a slide that becomes hidden to its dot.
    const left = root.current?.querySelector("[data-slides]")?.contains(document.activeElement);
    if (left === true) focusDot(next, { preventScroll: true });
  }

  /** Selects the slide that contains the target of the hash. */
  function followHash(): void {
    const target = document.getElementById(window.location.hash.slice(1));
    const slides = [...(root.current?.querySelectorAll("[data-slides] > *") ?? [])];
    const named = slides.findIndex((slide) => slide.contains(target));
    if (named >= 0) select(named);
  }
  const onLoad = useEffectEvent(followHash);
  useEffect(() => {
    onLoad();
  }, []);
  useWindowEvent("hashchange", followHash);

  useInterval(
    () => setState((state) => ({ ...state, index: wrapIndex(state.index, 1, count) })),
    period,
    autoplay.running,
    choices,
  );
  const readDirection = () => (document.dir === "rtl" ? -1 : 1);
  const swipe = useSwipe((steps) => select(wrapIndex(index, steps * readDirection(), count)));

  return {
    index,
    select,
    autoplay,
    root,
    swipe,
    zoomed: useZoomed(),
    onKeyDown: (event: ReactKeyboardEvent) => {
      const next = followKey(event, index, count, readDirection());
      if (next === undefined) return;
      event.preventDefault();
      select(next);
      focusDot(next);
    },
  };
}
