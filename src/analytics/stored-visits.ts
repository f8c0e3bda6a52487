import { asksForPrivacy } from "../browser/fingerprint";
import { readStored, removeStored, store } from "../browser/storage";
import { bounds, parseRecord, type AnalyticsRecord } from "./record";

/** Keys in local storage. */
export const recordKey = "analytics_v1";
export const visitorKey = "analytics_visitor_id";
/** The time of the last view of a visit that is not recorded. */
const stoppedKey = "analytics_stopped";

/** Deletes everything that is stored of the visitor's visits. */
export function forgetVisits(): void {
  for (const key of [recordKey, visitorKey, stoppedKey]) removeStored("local", key);
}

/** Records nothing more of this visit, in any tab. */
export function stopVisit(now: number): void {
  store("local", stoppedKey, String(now));
}

/** Whether this visit is not recorded. It ends as a session does, so each view asks. */
export function isStopped(now: number): boolean {
  const since = readStored("local", stoppedKey);
  if (since === null) return false;
  const isStill = now - Number(since) <= bounds.sessionTimeout;
  if (isStill) stopVisit(now);
  else removeStored("local", stoppedKey);
  return isStill;
}

/** What there is to show of the visitor's visits, or why there is nothing. */
export type Visits = { state: "kept"; record: AnalyticsRecord } | { state: "empty" | "deleted" | "optedOut" };

export function readVisits(): Visits {
  if (asksForPrivacy()) return { state: "optedOut" };
  // The recorder warns of a record that cannot be parsed.
  const record = parseRecord(readStored("local", recordKey), () => undefined);
  if (record.visitCount > 0 || record.clicks.length > 0) return { state: "kept", record };
  return { state: isStopped(Date.now()) ? "deleted" : "empty" };
}
