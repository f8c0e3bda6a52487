import { useSyncExternalStore } from "react";

import { subscribeTo } from "../../browser/events";

const subscribe = subscribeTo(() => document, "visibilitychange");

/** Whether the tab is visible; false in the first render. */
export function useTabVisible(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.visibilityState === "visible",
    () => false,
  );
}
