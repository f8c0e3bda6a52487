import { useSyncExternalStore } from "react";

import { subscribeTo } from "../../browser/events";
import { fill } from "../../text/fill";

/** Query parameter of the selected category. */
const parameter = "category";

/** Reads the choice from a query, ignoring case; null for all, also if it is unknown. */
export function readChoice(search: string, choices: readonly string[]): string | null {
  const named = new URLSearchParams(search).get(parameter)?.trim().toLowerCase();
  return choices.find((choice) => choice.toLowerCase() === named) ?? null;
}

/** Sets the choice in a query, keeping other parameters; null removes it. */
export function formatChoice(search: string, choice: string | null): string {
  const query = new URLSearchParams(search);
  if (choice === null) query.delete(parameter);
  else query.set(parameter, choice);
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}

/** Plural forms of a noun; a language uses some of them. */
export type CountForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** Formats a number and its noun, e.g. *5 posts*, by the plural rules of the language. */
export function formatCount(count: number, forms: CountForms, language: string): string {
  return fill(forms[new Intl.PluralRules(language).select(count)] ?? forms.other, { n: String(count) });
}

const choiceEvent = "filter:choice";

const subscribe = subscribeTo(() => window, "popstate", choiceEvent);

/** Stores the choice of a filter in the URL as `?category=`, an entry of the history each. The first render shows all, as on the server. */
export function useFilter(choices: readonly string[]) {
  const query = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => "",
  );
  const chosen = readChoice(query, choices);
  return {
    /** Null for all. */
    chosen,
    choose(choice: string | null) {
      if (choice === chosen) return;
      const { history, location } = window;
      history.pushState(history.state, "", location.pathname + formatChoice(location.search, choice));
      dispatchEvent(new Event(choiceEvent));
    },
  };
}
