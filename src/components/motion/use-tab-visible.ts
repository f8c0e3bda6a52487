import { useSyncExternalStore } from "react";

function subscribe(notify: () => void): () => void {
  document.addEventListener("visibilitychange", notify);
  return () => {
    document.removeEventListener("visibilitychange", notify);
  };
}

/** Whether the tab is in front; false in the first render. */
export function useTabVisible(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.visibilityState === "visible",
    () => false,
  );
}
