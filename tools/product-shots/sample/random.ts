/** Creates a seeded random generator (mulberry32), so that pictures are reproducible. Returns numbers from 0 to 1. */
export function seed(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Draws from the normal distribution with mean 0 and deviation 1. */
export function drawNormal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** Creates usage data from `from` to `to` in `count` steps, with weekly variation and noise. */
export function drawUsage(start: number, from: number, to: number, count: number, noise = 2): number[] {
  const random = seed(start);
  return Array.from({ length: count }, (_, step) => {
    const share = step / (count - 1);
    const eased = share * share * (3 - 2 * share);
    return from + (to - from) * eased + noise * (drawNormal(random) * 0.6 + Math.sin(step * 1.7) * 0.5);
  });
}
