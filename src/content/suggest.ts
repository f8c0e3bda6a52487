import { distance } from "fastest-levenshtein";

/** Finds the choice most similar to the input, if one is similar enough. */
export function suggest(written: string, choices: readonly string[]): string | undefined {
  const nearest = choices
    .map((choice) => ({ choice, edits: distance(written.toLowerCase(), choice.toLowerCase()) }))
    .sort((a, b) => a.edits - b.edits)[0];
  return nearest && nearest.edits <= Math.max(2, written.length / 3) ? nearest.choice : undefined;
}

/** Formats *Did you mean x?* with a trailing space, or nothing. */
export function didYouMean(written: unknown, choices: readonly string[]): string {
  const near = typeof written === "string" ? suggest(written, choices) : undefined;
  return near === undefined ? "" : `Did you mean "${near}"? `;
}

/** Formats a remedy: the most similar choice and all of them, or another one if there is none. */
export function chooseFrom(written: string, choices: readonly string[], otherwise: string): string {
  return choices.length === 0 ? otherwise : `${didYouMean(written, choices)}Choose from: ${choices.join(", ")}`;
}
