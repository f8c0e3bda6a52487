import { useLayoutEffect, useRef } from "react";

import { useAnimated, type AutoplayControlProps } from "./autoplay-control";
import { AutoplayToggle } from "./autoplay-toggle";
import { useBounce } from "./use-bounce";

/** Button that pauses the discs that bounce in the list of the element around it with `data-animated`. */
export function BounceControl({ name, className }: AutoplayControlProps) {
  const { control, root, autoplay } = useAnimated();
  const list = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    list.current = root.current?.querySelector<HTMLElement>("ul") ?? null;
  }, [root]);
  useBounce(list, autoplay.running);
  return (
    <span ref={control} className={className}>
      <AutoplayToggle autoplay={autoplay} name={name} />
    </span>
  );
}
