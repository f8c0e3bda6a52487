import { limits } from "./limits";

/** When requests were sent, in milliseconds of the visitor's clock, by the fingerprint of the browser. */
type Attempts = Record<string, number[]>;

function isTimes(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((time) => Number.isFinite(time));
}

function parse(stored: string | null): Attempts {
  try {
    const attempts: unknown = JSON.parse(stored ?? "{}");
    if (typeof attempts !== "object" || attempts === null) return {};
    return Object.fromEntries(
      Object.entries(attempts).filter((entry): entry is [string, number[]] => isTimes(entry[1])),
    );
  } catch {
    return {};
  }
}

/**
 * Those of the window that ends now, oldest first. A time to come was written before the clock was set back: it counts from now on,
 * so that the limit holds and yet is lifted after one window.
 */
function keepRecent(times: readonly number[], now: number): number[] {
  return times
    .map((time) => Math.min(time, now))
    .filter((time) => now - time < limits.window)
    .sort((one, other) => one - other);
}

/**
 * The limit on requests (specification, chapter 5, on submit, 1).
 * @param stored what was stored at the last check; anything unreadable counts as nothing
 * @returns when the limit lifts, if it holds, and what to store now
 */
export function checkAttempts(stored: string | null, browser: string, now: number) {
  const attempts = Object.fromEntries(
    Object.entries(parse(stored))
      .map(([name, times]) => [name, keepRecent(times, now)] as const)
      .filter(([, times]) => times.length > 0),
  );
  const counted = (attempts[browser] ?? []).slice(-limits.requests);
  const [oldest] = counted;
  return {
    liftsAt: counted.length < limits.requests || oldest === undefined ? undefined : oldest + limits.window,
    store: JSON.stringify(attempts),
  };
}

/** What to store when a request is sent now. */
export function addAttempt(stored: string | null, browser: string, now: number): string {
  const attempts = parse(stored);
  return JSON.stringify({ ...attempts, [browser]: keepRecent([...(attempts[browser] ?? []), now], now) });
}
