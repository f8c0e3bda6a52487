/** ARR at the end of each month, in millions: 18 actual months, then 12 predicted. */
export const actual = [
  133.9, 135.0, 136.8, 138.6, 140.9, 142.8, 144.3, 145.7, 147.9, 150.2, 151.8, 153.1, 154.2, 155.9, 158.6, 160.1, 162.0,
  164.2,
] as const;

export const forecast = [165.6, 167.3, 169.6, 171.7, 173.6, 175.8, 177.4, 179.3, 181.8, 183.7, 185.9, 188.1] as const;

/** Plan: its first month, the value at the end of that month, and its monthly step. */
export const plan = { first: 12, start: 154.0, step: 1.73 } as const;

/** Index of the last actual month. */
export const now = actual.length - 1;

/** Returns half the width of the 80% interval `ahead` months from now, as a share of the forecast. */
export function spread(ahead: number): number {
  return 0.0115 * Math.sqrt(ahead);
}
