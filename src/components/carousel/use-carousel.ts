import { useRef, useState, type KeyboardEvent, type RefObject } from "react";

import { useAutoplay, type Autoplay } from "../motion/use-autoplay";
import { useInterval } from "../motion/use-interval";
import { followKey, turn } from "./carousel-state";
import { dotsOf } from "./dots";
import { useSwipe } from "./use-swipe";

interface CarouselState {
  /** The shown slide. */
  index: number;
  select: (index: number) => void;
  autoplay: Autoplay;
  root: RefObject<HTMLDivElement | null>;
  onKeyDown: (event: KeyboardEvent) => void;
  swipe: ReturnType<typeof useSwipe>;
}

/**
 * Shows one of `count` slides after the other, each for `period` milliseconds, with the manners of `useAutoplay`.
 * Whoever chooses a slide sees it for a whole period.
 */
export function useCarousel(count: number, period: number): CarouselState {
  const root = useRef<HTMLDivElement>(null);
  const [{ index, choices }, setState] = useState({ index: 0, choices: 0 });
  const autoplay = useAutoplay(root);

  function select(next: number): void {
    setState((state) => ({ index: next, choices: state.choices + 1 }));
    // A slide that is left would take the focus along into hiding; its dot stays.
    const left = root.current?.querySelector("[data-slides]")?.contains(document.activeElement);
    if (left === true) dotsOf(root.current)[next]?.focus({ preventScroll: true });
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
    index,
    select,
    autoplay,
    root,
    onKeyDown: (event) => {
      const next = followKey(event, index, count);
      if (next === undefined) return;
      event.preventDefault();
      select(next);
      dotsOf(root.current)[next]?.focus();
    },
    swipe,
  };
}
