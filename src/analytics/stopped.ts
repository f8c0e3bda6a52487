import { readStored, removeStored, store } from "../browser/storage";
import { bounds } from "./bounds";

/** In this tab's own storage: when it was last heard of a visit that is not to be recorded. */
const key = "analytics_stopped";

/** Records nothing more of this visit. */
export function stopVisit(now: number): void {
  store("session", key, String(now));
}

/** Whether this visit is not recorded; asked at each view, since a visit goes on as a session does. */
export function isStopped(now: number): boolean {
  const since = Number(readStored("session", key) ?? NaN);
  if (Number.isNaN(since)) return false;
  if (now - since <= bounds.sessionTimeout) {
    stopVisit(now);
    return true;
  }
  removeStored("session", key);
  return false;
}
