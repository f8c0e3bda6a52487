import { useEffect, useState } from "react";

/**
 * Returns a value one frame late, so that what depends on it is rendered after the response to an input was painted. React's
 * `useDeferredValue` does nothing in Preact.
 */
export function useAfterPaint<Value>(value: Value, initial = value): Value {
  const [painted, setPainted] = useState(initial);
  // Effects follow the frame that shows a change, see `start-islands.tsx`; while islands start, only a task is between.
  useEffect(() => {
    const timer = setTimeout(() => setPainted(value));
    return () => clearTimeout(timer);
  }, [value]);
  return painted;
}
