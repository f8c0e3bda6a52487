import { asksForPrivacy, fingerprint, readTraits } from "../browser/fingerprint";
import { readStored, store } from "../browser/storage";
import { addAttempt, checkAttempts } from "./rate-limit";

const key = "contact_attempts";

/** Name of this browser (specification, chapter 7). One that asks for privacy is not told apart from its like. */
function nameBrowser(): string {
  if (asksForPrivacy()) return "private";
  const { userAgent, language, screen, timezoneOffset, canvas } = readTraits();
  return fingerprint({ userAgent, language, screen, timezoneOffset, canvas });
}

/** When this browser may send again, in milliseconds of its clock; nothing while it may. */
export function findLimit(): number | undefined {
  const { liftsAt, store: checked } = checkAttempts(readStored("local", key), nameBrowser(), Date.now());
  store("local", key, checked);
  return liftsAt;
}

/** Counts a request that is sent now. */
export function countAttempt(): void {
  store("local", key, addAttempt(readStored("local", key), nameBrowser(), Date.now()));
}
