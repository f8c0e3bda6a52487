/** Shortest drag that turns a slide, in CSS pixels. */
const swipeDistance = 40;

/** Index after `steps` steps from `index`, around the end and the beginning. */
export function turn(index: number, steps: number, count: number): number {
  return (((index + steps) % count) + count) % count;
}

/** A key and what is held with it; what a `KeyboardEvent` tells. */
export type PressedKey = Pick<KeyboardEvent, "key"> &
  Partial<Pick<KeyboardEvent, "altKey" | "ctrlKey" | "metaKey" | "shiftKey">>;

/** Index a key leads to; nothing when it is none of the carousel's, as Alt with an arrow, which goes back in the history. */
export function followKey(pressed: PressedKey, index: number, count: number): number | undefined {
  if (pressed.altKey || pressed.ctrlKey || pressed.metaKey || pressed.shiftKey) return undefined;
  switch (pressed.key) {
    case "ArrowLeft":
      return turn(index, -1, count);
    case "ArrowRight":
      return turn(index, 1, count);
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}

/** Steps that a drag means: one to the next for a drag to the left, one back for a drag to the right, none for a short or steep one. */
export function readSwipe(horizontal: number, vertical: number): -1 | 0 | 1 {
  if (Math.abs(horizontal) < swipeDistance || Math.abs(horizontal) < Math.abs(vertical)) return 0;
  return horizontal < 0 ? 1 : -1;
}
