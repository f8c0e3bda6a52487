import { readStored, removeStored, store } from "../browser/storage";
import { bounds } from "./bounds";

/** In the storage that all tabs share: the time of the last view of a visit that is not to be recorded. */
export const stoppedKey = "analytics_stopped";

/** Records nothing more of this visit, in any tab. */
export function stopVisit(now: number): void {
  store("local", stoppedKey, String(now));
}

/** Removes the mark of such a visit. */
export function resumeVisits(): void {
  removeStored("local", stoppedKey);
}

/** Whether this visit is not recorded; asked at each view, since a visit goes on as a session does. */
export function isStopped(now: number): boolean {
  const since = Number(readStored("local", stoppedKey) ?? NaN);
  if (Number.isNaN(since)) return false;
  if (now - since <= bounds.sessionTimeout) {
    stopVisit(now);
    return true;
  }
  resumeVisits();
  return false;
}
