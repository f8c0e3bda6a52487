import { useEffectEvent, useLayoutEffect } from "react";

/** Calls `tick` every `period` milliseconds while `running`. A change of `restart` restarts the period. */
export function useInterval(tick: () => void, period: number, running: boolean, restart?: unknown): void {
  const onTick = useEffectEvent(tick);

  useLayoutEffect(() => {
    if (!running) return undefined;
    const timer = window.setInterval(onTick, period);
    return () => window.clearInterval(timer);
  }, [period, running, restart]);
}
