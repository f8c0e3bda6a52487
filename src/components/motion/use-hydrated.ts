import { useSyncExternalStore } from "react";

function ignoreChanges(): () => void {
  return () => undefined;
}

/** False in the first render, which equals the server's; true as soon as the scripts have taken the page over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    ignoreChanges,
    () => true,
    () => false,
  );
}
