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

/** Shortest drag that changes the slide, in CSS pixels. */
const swipeDistance = 40;

/** Index after `steps` steps from `index`, around both ends. */
export function turn(index: number, steps: number, count: number): number {
  return (((index + steps) % count) + count) % count;
}

type PressedKey = Pick<KeyboardEvent, "key"> &
  Partial<Pick<KeyboardEvent, "altKey" | "ctrlKey" | "metaKey" | "shiftKey">>;

/** Where the next slide is: 1 for right, -1 for left, as in a page that is read from right to left. */
type Way = 1 | -1;

/** Index that a key selects; undefined for keys of the browser, such as Alt with an arrow. */
export function followKey(pressed: PressedKey, index: number, count: number, way: Way = 1): number | undefined {
  if (pressed.altKey || pressed.ctrlKey || pressed.metaKey || pressed.shiftKey) return undefined;
  const targets: Partial<Record<string, number>> = {
    ArrowLeft: turn(index, -way, count),
    ArrowRight: turn(index, way, count),
    Home: 0,
    End: count - 1,
  };
  return targets[pressed.key];
}

/** Steps of a swipe: 1 for one to the left, -1 for one to the right, 0 for a short or steep one. */
export function readSwipe(horizontal: number, vertical: number): -1 | 0 | 1 {
  if (Math.abs(horizontal) < swipeDistance || Math.abs(horizontal) < Math.abs(vertical)) return 0;
  return horizontal < 0 ? 1 : -1;
}

/** Handlers that report swipes by one finger or a pen. A mouse selects text and drags links, as elsewhere. */
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
    // A long press, after which the finger selects text.
    onContextMenu: cancel,
    // A pen would drag the link or picture instead.
    onDragStart: (event: DragEvent) => {
      if (start.current) event.preventDefault();
    },
    // A pen clicks on the element where its swipe began and ended.
    onClickCapture: (event: MouseEvent) => {
      if (!penSwiped.current) return;
      penSwiped.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

const subscribeToZoom = subscribeTo(() => window.visualViewport ?? window, "resize");

/** Whether the visitor has zoomed in with two fingers, and moves the page with one. */
function useZoomed(): boolean {
  return useSyncExternalStore(
    subscribeToZoom,
    () => (window.visualViewport?.scale ?? 1) > 1,
    () => false,
  );
}

/** Shows one of `count` slides after the other, each for `period` milliseconds; a chosen slide is shown for a whole period. */
export function useCarousel(count: number, period: number) {
  const root = useRef<HTMLDivElement>(null);
  const [{ index, choices }, setState] = useState({ index: 0, choices: 0 });
  const autoplay = useAutoplay(root);

  function focusDot(place: number, options?: FocusOptions): void {
    root.current?.querySelectorAll<HTMLElement>("[data-dot]")[place]?.focus(options);
  }

  function select(next: number): void {
    setState((state) => ({ index: next, choices: state.choices + 1 }));
    // A hidden slide cannot hold the focus; its dot can.
    const left = root.current?.querySelector("[data-slides]")?.contains(document.activeElement);
    if (left === true) focusDot(next, { preventScroll: true });
  }

  /** Shows the slide that has the element of the address's hash. */
  function followHash(): void {
    const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
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
    () => {
      setState((state) => ({ ...state, index: turn(state.index, 1, count) }));
    },
    period,
    autoplay.running,
    choices,
  );
  const findWay = () => (document.dir === "rtl" ? -1 : 1);
  const swipe = useSwipe((steps) => {
    select(turn(index, steps * findWay(), count));
  });

  return {
    /** The shown slide. */
    index,
    select,
    autoplay,
    root,
    swipe,
    zoomed: useZoomed(),
    onKeyDown: (event: ReactKeyboardEvent) => {
      const next = followKey(event, index, count, findWay());
      if (next === undefined) return;
      event.preventDefault();
      select(next);
      focusDot(next);
    },
  };
}
