import { isRecord, makeRecord, type AnalyticsRecord } from "./record";

/** Longer than any record can become, in UTF-16 code units. */
const longest = 1_000_000;

function read(stored: string): unknown {
  if (stored.length > longest) return undefined;
  try {
    return JSON.parse(stored);
  } catch {
    return undefined;
  }
}

/**
 * The record as it was stored.
 * @param stored null when there is none
 * @param warn told when it cannot be read (specification, chapter 8); a new one takes its place
 */
export function parseRecord(stored: string | null, warn: (message: string) => void): AnalyticsRecord {
  if (stored === null) return makeRecord();
  const record = read(stored);
  if (isRecord(record)) return record;
  warn("Failed to parse analytics data");
  return makeRecord();
}
