import { useEffect, useLayoutEffect, useRef } from "react";

import { useAutoplay } from "./use-autoplay";

/** Finds the animated element around a control, and manages its animation: it gets `data-running`. */
export function useAnimated() {
  const control = useRef<HTMLSpanElement>(null);
  const root = useRef<HTMLElement>(null);
  // Before the effects of `useAutoplay`, which need the element.
  useLayoutEffect(() => {
    root.current = control.current?.closest<HTMLElement>("[data-animated]") ?? null;
  }, []);
  const autoplay = useAutoplay(root);
  const { running } = autoplay;
  useEffect(() => {
    root.current?.toggleAttribute("data-running", running);
  }, [running]);
  return { control, root, autoplay };
}
