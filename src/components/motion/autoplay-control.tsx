import { useEffect, useLayoutEffect, useRef } from "react";

import { AutoplayToggle } from "./autoplay-toggle";
import { useAutoplay } from "./use-autoplay";

export interface AutoplayControlProps {
  /** Name of the animation. */
  name: string;
  className?: string;
}

/** Selects the element whose animation a control pauses. It gets `data-running`. */
export const animated = "[data-animated]";

/** Finds the animated element around a control, and manages its animation. */
export function useAnimated() {
  const control = useRef<HTMLSpanElement>(null);
  const root = useRef<HTMLElement>(null);
  // Before the effects of `useAutoplay`, which need the element.
  useLayoutEffect(() => {
    root.current = control.current?.closest<HTMLElement>(animated) ?? null;
  }, []);
  const autoplay = useAutoplay(root);
  const { running } = autoplay;
  useEffect(() => {
    root.current?.toggleAttribute("data-running", running);
  }, [running]);
  return { control, root, autoplay };
}

/** Button that pauses the animation of the element around it with `data-animated`. */
export function AutoplayControl({ name, className }: AutoplayControlProps) {
  const { control, autoplay } = useAnimated();
  return (
    <span ref={control} className={className}>
      <AutoplayToggle autoplay={autoplay} name={name} />
    </span>
  );
}
