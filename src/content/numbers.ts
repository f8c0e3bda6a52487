/** Parses numbers separated by spaces. */
export function readNumbers(text: string): number[] {
  return text.split(" ").map(Number);
}
