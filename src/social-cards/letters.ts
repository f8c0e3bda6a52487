/** Keeps together what a reader takes for one letter, e.g. an emoji of several code points. */
const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });

export function listLetters(text: string): string[] {
  return [...segmenter.segment(text)].map(({ segment }) => segment);
}

/** The text without some letters and the gaps they would leave. */
export function leaveOut(text: string, letters: ReadonlySet<string>): string {
  const rest = listLetters(text).filter((letter) => !letters.has(letter));
  return rest.join("").replace(/\s+/gu, " ").trim();
}
