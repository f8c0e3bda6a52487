import { distance } from "fastest-levenshtein";

/** The choice nearest to what was written, if one is near. */
export function suggest(written: string, choices: readonly string[]): string | undefined {
  const ranked = choices
    .map((choice) => ({ choice, edits: distance(written.toLowerCase(), choice.toLowerCase()) }))
    .sort((a, b) => a.edits - b.edits)[0];
  return ranked && ranked.edits <= Math.max(2, written.length / 3) ? ranked.choice : undefined;
}

/** *Did you mean x?* with a space behind it, or nothing. */
export function didYouMean(written: unknown, choices: readonly string[]): string {
  const near = typeof written === "string" ? suggest(written, choices) : undefined;
  return near === undefined ? "" : `Did you mean "${near}"? `;
}
