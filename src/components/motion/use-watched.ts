import { useEffect, useState, useSyncExternalStore, type RefObject } from "react";

function subscribeToTab(notify: () => void): () => void {
  document.addEventListener("visibilitychange", notify);
  return () => {
    document.removeEventListener("visibilitychange", notify);
  };
}

/** Whether an element can be seen: some of it is in the window, and the tab is in front. */
export function useWatched(element: RefObject<HTMLElement | null>): { onScreen: boolean; tabVisible: boolean } {
  const [onScreen, setOnScreen] = useState(false);
  const tabVisible = useSyncExternalStore(
    subscribeToTab,
    () => document.visibilityState === "visible",
    () => false,
  );

  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      setOnScreen(entries.at(-1)?.isIntersecting === true);
    });
    observer.observe(element.current);
    return () => {
      observer.disconnect();
    };
  }, [element]);

  return { onScreen, tabVisible };
}
