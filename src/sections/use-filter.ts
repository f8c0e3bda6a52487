import { useSyncExternalStore } from "react";

import { useHydrated } from "../bootstrap/use-hydrated";
import { fill } from "../fill";

/** Query parameter that holds the chosen category. */
const parameter = "category";

/** The choice in a URL's query, or null for all, also when it is unknown. Case does not matter. */
export function readChoice(search: string, choices: readonly string[]): string | null {
  const named = new URLSearchParams(search).get(parameter)?.trim().toLowerCase();
  return choices.find((choice) => choice.toLowerCase() === named) ?? null;
}

/** The query with a choice, and without a category for all; other parameters stay. */
export function writeChoice(search: string, choice: string | null): string {
  const query = new URLSearchParams(search);
  if (choice === null) query.delete(parameter);
  else query.set(parameter, choice);
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}

/** Forms of a number with its noun; a language has some of them. */
export type CountForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** A number with its noun, such as *1 post* or *5 posts*, by the plural rules of the language. */
export function writeCount(count: number, forms: CountForms, language: string): string {
  return fill(forms[new Intl.PluralRules(language).select(count)] ?? forms.other, { n: String(count) });
}

export interface Filter {
  /** Null for all. */
  chosen: string | null;
  choose: (choice: string | null) => void;
  /** False until hydration. */
  ready: boolean;
}

const listeners = new Set<() => void>();

/** Subscribes to choices, and to Back and Forward between them, but not to navigation to another page. */
function subscribe(listener: () => void): () => void {
  const page = window.location.pathname;
  const onPopState = () => {
    if (window.location.pathname === page) listener();
  };
  listeners.add(listener);
  window.addEventListener("popstate", onPopState);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("popstate", onPopState);
  };
}

/**
 * The choice of a filter, stored in the URL as `?category=`. The first render, as on the server, shows all.
 *
 * Each choice is a history entry. It is pushed without the router, which would scroll to the top and announce a new page, but with
 * the router's state, which identifies the scroll position.
 */
export function useFilter(choices: readonly string[]): Filter {
  const query = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => "",
  );
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
