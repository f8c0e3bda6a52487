import { minute } from "../times";

export const maxAttempts = 16;
export const maxWait = 360 * minute;

/**
 * Returns the wait before the next attempt in milliseconds: 1, 2, 4, … minutes, at most 6 hours.
 * @returns undefined after the last attempt, 44.5 hours after the first
 */
export function waitAfter(attempts: number): number | undefined {
  return attempts < maxAttempts ? Math.min(minute * 2 ** (attempts - 1), maxWait) : undefined;
}
