import { asksForPrivacy } from "../../browser/fingerprint";
import { readStored } from "../../browser/storage";
import { recordKey } from "../keys";
import { parseRecord } from "../parse";
import type { AnalyticsRecord } from "../record";
import { isStopped } from "../stopped";

/** What there is to show of the visitor's visits. */
export type Visits =
  | { state: "kept"; record: AnalyticsRecord }
  | { state: "empty" }
  /** This visit is not recorded, for the visitor has deleted all. */
  | { state: "deleted" }
  /** The browser asks for privacy. */
  | { state: "optedOut" };

export function readVisits(): Visits {
  if (asksForPrivacy()) return { state: "optedOut" };
  // Of what cannot be read the recorder warns.
  const record = parseRecord(readStored("local", recordKey), () => undefined);
  if (record.visitCount > 0 || record.clicks.length > 0) return { state: "kept", record };
  return { state: isStopped(Date.now()) ? "deleted" : "empty" };
}
