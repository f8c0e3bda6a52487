import { fill } from "./fill";

/** A number with its noun, e.g. *1 post* and *5 posts*, as the language counts. */
export function writeCount(count: number, words: { one: string; other: string }, language: string): string {
  const form = new Intl.PluralRules(language).select(count) === "one" ? words.one : words.other;
  return fill(form, { n: String(count) });
}
