/**
 * All but a hundredth of a picture's tiles have to be this much like their source. It was found by looking at crops, twice as large as a
 * telephone shows them: above it letters are as crisp as in the source and faces have clean edges, and only a faint dashed
 * line loses a dash here and there; at 0.94 such lines are gone, dots run into each other, and dark hair bleeds over its
 * outline. To look again: `npm run bench:pictures -- --crops FOLDER`.
 */
export const leastLikeness = 0.95;

/** All pictures of a kind in one quality. */
export interface Rung {
  quality: number;
  /** Of the picture that is least like its source. */
  worst: number;
}

/** The lowest quality from which on no picture is less alike than allowed; undefined when none does. */
export function chooseQuality(rungs: readonly Rung[], least = leastLikeness): number | undefined {
  const falling = [...rungs].sort((one, other) => other.quality - one.quality);
  const bad = falling.findIndex(({ worst }) => worst < least);
  return (bad < 0 ? falling : falling.slice(0, bad)).at(-1)?.quality;
}
