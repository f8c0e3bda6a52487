import strings from "#content/interface.json?form";
import { hasPrivacySignal, fingerprint, readTraits } from "../browser/fingerprint";
import { readStored, writeStored } from "../browser/storage";
import { parseStored } from "./parse-stored";
import { limits } from "./rules";
import type { Message } from "./sanitize";

/** Times of requests by browser fingerprint: milliseconds of the visitor's clock, oldest first. */
type Attempts = Record<string, number[]>;

/**
 * Reads the requests of the current window. Invalid text has none. Times in the future (the clock was set back) count as now, so
 * that the limit still ends after one window.
 */
function readRecent(stored: string | null, now: number): Attempts {
  const attempts = Object.entries(parseStored(stored)).map(([browser, times]) => {
    const isValid = Array.isArray(times) && times.every((time) => Number.isFinite(time));
    const past = (isValid ? (times as number[]) : []).map((time) => Math.min(time, now));
    return [browser, past.filter((time) => now - time < limits.window).sort((one, other) => one - other)] as const;
  });
  return Object.fromEntries(attempts.filter(([, times]) => times.length > 0));
}

/**
 * Checks the limit on requests (specification, chapter 5, on submit, 1).
 * @returns the time at which the limit ends, if it is reached, and the text to store
 */
export function checkAttempts(stored: string | null, browser: string, now: number) {
  const attempts = readRecent(stored, now);
  const oldest = attempts[browser]?.at(-limits.requests);
  return { liftsAt: oldest === undefined ? undefined : oldest + limits.window, store: JSON.stringify(attempts) };
}

/** Adds a request at the current time and returns the text to store. */
export function addAttempt(stored: string | null, browser: string, now: number): string {
  const attempts = readRecent(stored, now);
  return JSON.stringify({ ...attempts, [browser]: [...(attempts[browser] ?? []), now] });
}

/** Removes a request at a time and returns the text to store. */
export function dropAttempt(stored: string | null, browser: string, time: number, now: number): string {
  const { [browser]: times = [], ...others } = readRecent(stored, now);
  const index = times.indexOf(time);
  return JSON.stringify({ ...others, [browser]: times.filter((_, each) => each !== index) });
}

const key = "contact_attempts";

/** Returns the fingerprint of this browser (specification, chapter 7). Browsers with Global Privacy Control share one. */
function nameBrowser(): string {
  if (hasPrivacySignal()) return "private";
  const { userAgent, language, screen, timezoneOffset, canvas } = readTraits();
  return fingerprint({ userAgent, language, screen, timezoneOffset, canvas });
}

/** Returns the rate limit message, with the end of the limit in the visitor's locale; undefined if this browser may send. */
export function findLimit(): Message | undefined {
  const { liftsAt, store: checked } = checkAttempts(readStored("local", key), nameBrowser(), Date.now());
  writeStored("local", key, checked);
  if (liftsAt === undefined) return undefined;
  const time = new Date(liftsAt).toLocaleTimeString([], { timeStyle: "short" });
  return { title: strings.rateLimit.title, text: strings.rateLimit.text.replace("{time}", () => time) };
}

/** Counts a request. Returns a function for one that was not sent. */
export function countAttempt(): () => void {
  const [browser, now] = [nameBrowser(), Date.now()];
  writeStored("local", key, addAttempt(readStored("local", key), browser, now));
  return () => writeStored("local", key, dropAttempt(readStored("local", key), browser, now, Date.now()));
}
