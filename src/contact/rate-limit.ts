import strings from "#content/interface.json";
import { asksForPrivacy, fingerprint, readTraits } from "../browser/fingerprint";
import { readStored, store } from "../browser/storage";
import { limits } from "./rules";
import type { Message } from "./sanitize";

/** When requests were sent, in milliseconds of the visitor's clock, oldest first, by the fingerprint of the browser. */
type Attempts = Record<string, number[]>;

/**
 * The requests of the window that ends now; text that cannot be read has none. A time in the future was stored before the clock was
 * set back: it counts from now on, so that the limit holds and ends after one window.
 */
function readRecent(stored: string | null, now: number): Attempts {
  try {
    const attempts = Object.entries(JSON.parse(stored ?? "{}") as Record<string, unknown>).map(([browser, times]) => {
      const isValid = Array.isArray(times) && times.every((time) => Number.isFinite(time));
      const past = (isValid ? (times as number[]) : []).map((time) => Math.min(time, now));
      return [browser, past.filter((time) => now - time < limits.window).sort((one, other) => one - other)] as const;
    });
    return Object.fromEntries(attempts.filter(([, times]) => times.length > 0));
  } catch {
    return {};
  }
}

/**
 * The limit on requests (specification, chapter 5, on submit, 1).
 * @param stored what was stored at the last check
 * @returns when the limit ends, if it is reached, and what to store now
 */
export function checkAttempts(stored: string | null, browser: string, now: number) {
  const attempts = readRecent(stored, now);
  const oldest = attempts[browser]?.at(-limits.requests);
  return { liftsAt: oldest === undefined ? undefined : oldest + limits.window, store: JSON.stringify(attempts) };
}

/** What to store when a request is sent now. */
export function addAttempt(stored: string | null, browser: string, now: number): string {
  const attempts = readRecent(stored, now);
  return JSON.stringify({ ...attempts, [browser]: [...(attempts[browser] ?? []), now] });
}

const key = "contact_attempts";

/** Name of this browser (specification, chapter 7). Browsers with Global Privacy Control share one. */
function nameBrowser(): string {
  if (asksForPrivacy()) return "private";
  const { userAgent, language, screen, timezoneOffset, canvas } = readTraits();
  return fingerprint({ userAgent, language, screen, timezoneOffset, canvas });
}

/** When this browser may send again, in milliseconds of its clock; undefined while it may. */
export function findLimit(): number | undefined {
  const { liftsAt, store: checked } = checkAttempts(readStored("local", key), nameBrowser(), Date.now());
  store("local", key, checked);
  return liftsAt;
}

/** Counts a request that is sent now. */
export function countAttempt(): void {
  store("local", key, addAttempt(readStored("local", key), nameBrowser(), Date.now()));
}

/** The message about the limit, with the time at which it ends as the visitor's locale writes it. */
export function describeLimit(liftsAt: number): Message {
  const time = new Date(liftsAt).toLocaleTimeString([], { timeStyle: "short" });
  return { title: strings.rateLimit.title, text: strings.rateLimit.text.replace("{time}", () => time) };
}
