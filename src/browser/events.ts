import { useEffect, useEffectEvent } from "react";

export function useWindowEvent<Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
): void {
  const onEvent = useEffectEvent(listener);

  useEffect(() => {
    addEventListener(type, onEvent);
    return () => removeEventListener(type, onEvent);
  }, [type]);
}

/** Creates the `subscribe` argument of `useSyncExternalStore` for DOM events. */
export function subscribeTo(findTarget: () => EventTarget, ...types: string[]) {
  return (onChange: () => void) => {
    const target = findTarget();
    for (const type of types) target.addEventListener(type, onChange);
    return () => {
      for (const type of types) target.removeEventListener(type, onChange);
    };
  };
}
