import typeface from "../theme/typeface.json";

/** Font size in pixels and maximum lines. */
export interface TitleStep {
  size: number;
  lines: number;
}

/** Ordered from the largest; shorter titles are larger. */
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

/** Fits the longest title that the content allows, even in wide letters. */
export const smallestTitleStep: TitleStep = { size: 44, lines: 5 };

/** Width of a title in pixels. */
export const titleWidth = 820;

/** Whether a text has letters that are joined or have marks above and below, unlike those of the typeface. */
function hasOtherScript(text: string): boolean {
  return /[^\P{L}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u.test(text);
}

/** Returns the letter spacing of a text: none in other scripts, because it would separate joined letters. */
export function trackText(text: string, spacing: string): string | number {
  return hasOtherScript(text) ? 0 : spacing;
}

export function lineHeight({ size }: TitleStep, title: string): number {
  return Math.round(size * (hasOtherScript(title) ? 1.3 : 1.06));
}

export function Title({ title, step }: { title: string; step: TitleStep }) {
  const style = {
    width: titleWidth,
    // Compensates the left bearing of capitals, so that their stems align with the mark.
    marginLeft: hasOtherScript(title) ? 0 : -0.05 * step.size,
    fontFamily: typeface.family,
    fontSize: step.size,
    fontWeight: 600,
    letterSpacing: trackText(title, "-0.035em"),
    lineHeight: `${lineHeight(step, title)}px`,
    textWrap: "balance",
    overflowWrap: "anywhere",
  } as const;
  return <div style={style}>{title}</div>;
}
