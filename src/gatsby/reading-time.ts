/** A calm reader's pace in English prose. */
const wordsPerMinute = 230;

/** Minutes that the text of an article takes to read, at least one. A chart is looked at, and not read. */
export function countMinutes(body: string): number {
  const prose = body
    .replace(/<Chart[^]*?<\/Chart>/gu, " ")
    .replace(/<[^>]+>/gu, " ")
    .replace(/\]\([^)]*\)/gu, " ");
  const words = prose.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
