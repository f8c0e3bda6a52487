import {
  useRef,
  useState,
  type DragEvent,
  type KeyboardEvent as ReactKeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from "react";

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

/** Index that a key selects; undefined for keys of the browser, such as Alt with an arrow. */
export function followKey(pressed: PressedKey, index: number, count: number): number | undefined {
  if (pressed.altKey || pressed.ctrlKey || pressed.metaKey || pressed.shiftKey) return undefined;
  const targets: Partial<Record<string, number>> = {
    ArrowLeft: turn(index, -1, count),
    ArrowRight: turn(index, 1, count),
    Home: 0,
    End: count - 1,
  };
  return targets[pressed.key];
}

/** Steps of a drag: 1 for a drag to the left, -1 for one to the right, 0 for a short or steep one. */
export function readSwipe(horizontal: number, vertical: number): -1 | 0 | 1 {
  if (Math.abs(horizontal) < swipeDistance || Math.abs(horizontal) < Math.abs(vertical)) return 0;
  return horizontal < 0 ? 1 : -1;
}

/** Handlers that report drags by finger, pen or mouse. */
function useSwipe(onSwipe: (steps: -1 | 1) => void) {
  const start = useRef<{ x: number; y: number }>(null);
  const swiped = useRef(false);

  return {
    onPointerDown: ({ clientX, clientY, isPrimary }: PointerEvent) => {
      start.current = isPrimary ? { x: clientX, y: clientY } : null;
      swiped.current = false;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const steps = start.current ? readSwipe(clientX - start.current.x, clientY - start.current.y) : 0;
      start.current = null;
      if (steps === 0) return;
      swiped.current = true;
      onSwipe(steps);
    },
    onPointerCancel: () => {
      start.current = null;
    },
    // A mouse would drag the picture or the link instead.
    onDragStart: (event: DragEvent) => {
      event.preventDefault();
    },
    // The end of a mouse drag is not a click on the element under it. A click by keyboard has the detail 0.
    onClickCapture: (event: MouseEvent) => {
      if (!swiped.current || event.detail === 0) return;
      swiped.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
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

  useInterval(
    () => {
      setState((state) => ({ ...state, index: turn(state.index, 1, count) }));
    },
    period,
    autoplay.running,
    choices,
  );
  const swipe = useSwipe((steps) => {
    select(turn(index, steps, count));
  });

  return {
    /** The shown slide. */
    index,
    select,
    autoplay,
    root,
    swipe,
    onKeyDown: (event: ReactKeyboardEvent) => {
      const next = followKey(event, index, count);
      if (next === undefined) return;
      event.preventDefault();
      select(next);
      focusDot(next);
    },
  };
}
