/** Index of the value in the middle, of an even number the lower one of the two; -1 when there is none. */
export function findMedian(values: readonly number[]): number {
  const order = values.map((_, index) => index).sort((one, other) => (values[one] ?? 0) - (values[other] ?? 0));
  return order[Math.floor((order.length - 1) / 2)] ?? -1;
}

/** The value in the middle, of an even number the mean of the two; NaN when there is none. */
export function takeMedian(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle)] ?? NaN)) / 2;
}
