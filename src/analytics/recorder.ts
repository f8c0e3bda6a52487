import { applyEvents, type VisitEvent } from "./apply-event";
import { bounds, parseRecord, type AnalyticsRecord } from "./record";

/** The recorder's dependencies. */
interface RecorderOptions {
  /** Unique name of this tab. */
  tab: string;
  read: () => string | null;
  /** `read` also returns a record that could not be stored, as long as the page exists. */
  write: (record: string) => void;
  /** Runs work when the page is idle. */
  whenIdle: (work: () => void) => void;
  /** In milliseconds, from a clock that is never set back. */
  now: () => number;
  warn: (message: string) => void;
}

/** In milliseconds: after this time other tabs have received what a tab has written. */
const memory = 5000;

/**
 * Writes events into the record that all tabs share, and merges on every write.
 *
 * Even with a lock, what another tab has just written arrives late and may be overwritten. So the record counts each tab's events,
 * and each tab remembers its recent ones and adds those again that the record lacks.
 */
export function createRecorder({ tab, read, write, whenIdle, now, warn }: RecorderOptions) {
  let entries: { number: number; event: VisitEvent; at: number }[] = [];
  let count = 0;
  let written = 0;
  let isPlanned = false;
  let hasWarned = false;
  /** What this tab wrote last: an unchanged record is not parsed again. */
  let last: { stored: string; record: AnalyticsRecord } | undefined;

  function readRecord(): AnalyticsRecord {
    const stored = read();
    if (stored !== null && stored === last?.stored) return last.record;
    return parseRecord(stored, (message) => {
      if (!hasWarned) warn(message);
      hasWarned = true;
    });
  }

  /** Adds this tab's events that the record lacks. */
  function flush(): void {
    isPlanned = false;
    const record = readRecord();
    // A record without tabs is new: the events of the previous one were deleted.
    const isNew = Object.keys(record.tabs).length === 0;
    const held = isNew ? written : (record.tabs[tab] ?? 0);
    const missing = entries.filter(({ number }) => number > held);
    entries = entries.filter(({ number, at }) => number > held || now() - at < memory);
    if (missing.length === 0) return;
    const events = missing.map(({ event }) => event);
    const others = Object.entries(record.tabs).filter(([name]) => name !== tab);
    const tabs = Object.fromEntries([...others.slice(1 - bounds.tabs), [tab, count]]);
    const next = { ...applyEvents(record, events), tabs };
    written = count;
    last = { stored: JSON.stringify(next), record: next };
    write(last.stored);
  }

  /** Adds missing events when the page is idle. It is called after another tab has written. */
  function merge(): void {
    if (isPlanned || entries.length === 0) return;
    isPlanned = true;
    whenIdle(flush);
  }

  return {
    merge,
    /** @param isLast whether to write at once, because the page may be leaving */
    add(event: VisitEvent, isLast = false): void {
      count++;
      entries.push({ number: count, event, at: now() });
      if (isLast) flush();
      else merge();
    },
    /** Discards events that are not written. */
    drop(): void {
      entries = [];
      written = count;
      last = undefined;
    },
  };
}
