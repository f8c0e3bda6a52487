/** Part of the query that names the chosen category. */
const parameter = "category";

/**
 * The choice that an address's query names, or null for all. Case does not matter. A name that is no choice means all: a
 * stale or mistyped address still shows everything.
 */
export function readChoice(search: string, choices: readonly string[]): string | null {
  const named = new URLSearchParams(search).get(parameter)?.trim().toLowerCase();
  return choices.find((choice) => choice.toLowerCase() === named) ?? null;
}

/** The query that names a choice, with everything else in it as it was; without a category for all. */
export function writeChoice(search: string, choice: string | null): string {
  const query = new URLSearchParams(search);
  if (choice === null) query.delete(parameter);
  else query.set(parameter, choice);
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}
