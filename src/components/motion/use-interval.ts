import { useEffect, useRef } from "react";

/**
 * Calls `tick` every `period` milliseconds while `running`.
 * @param restart a change of this value begins a new period
 */
export function useInterval(tick: () => void, period: number, running: boolean, restart?: unknown): void {
  const latest = useRef(tick);

  useEffect(() => {
    latest.current = tick;
  });

  useEffect(() => {
    if (!running) return undefined;
    const timer = window.setInterval(() => {
      latest.current();
    }, period);
    return () => {
      window.clearInterval(timer);
    };
  }, [period, running, restart]);
}
