import { useSyncExternalStore } from "react";

function subscribe(onChange: () => void): () => void {
  const listening = new AbortController();
  for (const type of ["online", "offline"]) addEventListener(type, onChange, { signal: listening.signal });
  return () => {
    listening.abort();
  };
}

/** Whether the browser has a connection, as far as it knows. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}
