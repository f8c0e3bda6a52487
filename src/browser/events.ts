import { useEffect, useEffectEvent } from "react";

/**
 * Calls a listener for every event of a type on the window.
 * @param capture before other listeners, and for events that do not bubble
 */
export function useWindowEvent<Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
  capture = false,
): void {
  const onEvent = useEffectEvent(listener);

  useEffect(() => {
    addEventListener(type, onEvent, capture);
    return () => {
      removeEventListener(type, onEvent, capture);
    };
  }, [type, capture]);
}

/** Whether a click opens a link in the same tab: by the main button, without a modifier key. */
export function isPlainClick({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}

/** The first argument of `useSyncExternalStore` for a value that changes with events of the browser. */
export function subscribeTo(findTarget: () => EventTarget, ...types: string[]) {
  return (onChange: () => void) => {
    const target = findTarget();
    for (const type of types) target.addEventListener(type, onChange);
    return () => {
      for (const type of types) target.removeEventListener(type, onChange);
    };
  };
}
