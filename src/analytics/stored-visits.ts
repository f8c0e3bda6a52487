import { hasPrivacySignal } from "../browser/fingerprint";
import { readStored, removeStored, writeStored } from "../browser/storage";
import { bounds } from "./record";

/** Keys in local storage. */
export const recordKey = "analytics_v1";
export const visitorKey = "analytics_visitor_id";
/** Key of the time of the last view in a visit that is not recorded. */
const stoppedKey = "analytics_stopped";
/** Key of the visitor's answer, `yes` or `no`, which lasts until it is changed. */
export const answerKey = "analytics_answer";
/** Dispatched on the window when this tab has stored an answer. */
export const answerEvent = "analytics:answer";

/** Id of the button that opens the visit data; no anchor has a capital letter. */
export const controlId = "visitData";

/** Whether visits are recorded. Global Privacy Control wins over the answer, and the answer over the site's setting. */
export function mayRecord(setting: NodeJS.ProcessEnv["RECORDING"], answer: string | null, hasSignal: boolean): boolean {
  if (hasSignal || setting === "never") return false;
  return setting === "ask" ? answer === "yes" : answer !== "no";
}

/** Whether visits are recorded on this site, in this browser. */
export function isAllowed(): boolean {
  return mayRecord(process.env.RECORDING, readStored("local", answerKey), hasPrivacySignal());
}

/** Whether the visitor can be asked and has not answered. */
export function isUnanswered(): boolean {
  return !hasPrivacySignal() && readStored("local", answerKey) === null;
}

/** Deletes all stored data about the visitor's visits. */
export function removeVisits(): void {
  for (const key of [recordKey, visitorKey, stoppedKey]) removeStored("local", key);
}

/** Stops the recording of this visit in all tabs. */
export function stopVisit(now: number): void {
  writeStored("local", stoppedKey, String(now));
}

/** Whether recording of this visit is stopped. Each view extends the visit, which ends like a session. */
export function isStopped(now: number): boolean {
  const since = readStored("local", stoppedKey);
  if (since === null) return false;
  const isSameVisit = Math.abs(now - Number(since)) <= bounds.sessionTimeout;
  if (isSameVisit) stopVisit(now);
  else removeStored("local", stoppedKey);
  return isSameVisit;
}
