/** The least of some figures that so large a share of them does not exceed; `share` from 0 to 1. 0 of none. */
export function percentileOf(figures: readonly number[], share: number): number {
  const sorted = [...figures].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}
