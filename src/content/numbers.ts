/** Parses numbers separated by spaces. */
export function readNumbers(text: string): number[] {
  return text.split(" ").map(Number);
}

/** Number of past months of a forecast, and of months ahead. */
export const monthsPast = 18;
export const monthsAhead = 12;
