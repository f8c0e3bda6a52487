/** A size of titles in pixels, and the lines a title of it may take. */
export interface TitleStep {
  size: number;
  lines: number;
}

/** From the largest: fewer words are set larger. */
export const titleSteps: readonly TitleStep[] = [
  { size: 104, lines: 1 },
  { size: 92, lines: 2 },
  { size: 84, lines: 2 },
  { size: 76, lines: 2 },
  { size: 72, lines: 3 },
  { size: 66, lines: 3 },
  { size: 60, lines: 3 },
  { size: 54, lines: 3 },
  { size: 50, lines: 3 },
];

/** Holds every title that `data/` may have, even one of wide letters alone. */
export const smallestStep: TitleStep = { size: 44, lines: 5 };

/** Width of the column in which titles are broken, in pixels. */
export const titleWidth = 820;

/** Height that a title may take with an author below it and without one. */
export const titleRoom = { aboveAuthor: 192, alone: 250 };

/** Height of a title's line, in whole pixels. */
export function lineHeight({ size }: TitleStep): number {
  return Math.round(size * 1.06);
}

/** The largest step at which a title takes no more lines and no more room than it may. `measure` gives its height in pixels. */
export async function chooseStep(room: number, measure: (step: TitleStep) => Promise<number>): Promise<TitleStep> {
  for (const step of titleSteps) {
    if ((await measure(step)) <= Math.min(room, step.lines * lineHeight(step))) return step;
  }
  return smallestStep;
}
