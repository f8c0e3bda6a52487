/** Reads numbers that are written in one text, with a space between them. */
export function readNumbers(text: string): number[] {
  return text.split(" ").map(Number);
}
