import { hasPrivacySignal } from "../../browser/fingerprint";
import { readStored } from "../../browser/storage";
import { parseRecord, type AnalyticsRecord } from "../record";
import { isAllowed, isStopped, recordKey } from "../stored-visits";

/** Stored visits, or the reason why there are none. */
type Visits = { state: "stored"; record: AnalyticsRecord } | { state: "empty" | "deleted" | "off" | "optedOut" };

export function readVisits(): Visits {
  if (hasPrivacySignal()) return { state: "optedOut" };
  if (!isAllowed()) return { state: "off" };
  // The recorder warns about a record that cannot be parsed.
  const record = parseRecord(readStored("local", recordKey), () => undefined);
  if (record.visitCount > 0 || record.clicks.length > 0) return { state: "stored", record };
  return { state: isStopped(Date.now()) ? "deleted" : "empty" };
}
