import { useSyncExternalStore } from "react";

import { useHydrated } from "../components/motion/use-hydrated";
import { readChoice, writeChoice } from "./filter";

export interface Filter {
  /** Null for all. */
  chosen: string | null;
  choose: (choice: string | null) => void;
  /** False until scripts have taken the page over. */
  ready: boolean;
}

const listeners = new Set<() => void>();

/** Hears choices, and Back and Forward between them; what leads to another page is not the filter's. */
function subscribe(listener: () => void): () => void {
  const page = window.location.pathname;
  const hear = () => {
    if (window.location.pathname === page) listener();
  };
  listeners.add(listener);
  window.addEventListener("popstate", hear);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("popstate", hear);
  };
}

function readQuery(): string {
  return window.location.search;
}

/**
 * The choice of a filter, which stands in the address as `?category=`, so that it can be shared and survives a reload and Back.
 * The server and the first render in the browser know no query: they have all.
 *
 * A choice is a history entry of its own, written past the router, which would scroll to the top and announce a new page. The
 * entry keeps the router's state, under which the page's place is remembered.
 */
export function useFilter(choices: readonly string[]): Filter {
  const query = useSyncExternalStore(subscribe, readQuery, () => "");
  const ready = useHydrated();
  const chosen = readChoice(query, choices);
  return {
    chosen,
    choose(choice) {
      if (choice === chosen) return;
      const { history, location } = window;
      history.pushState(history.state, "", location.pathname + writeChoice(location.search, choice));
      listeners.forEach((listener) => {
        listener();
      });
    },
    ready,
  };
}
