import { applyEvent, type VisitEvent } from "./apply-event";
import { bounds, parseRecord, type AnalyticsRecord } from "./record";

/** What the recorder needs of the browser. */
interface RecorderOptions {
  /** Unique name of this tab. */
  tab: string;
  read: () => string | null;
  /** What cannot be stored, `read` still returns as long as the page lives. */
  write: (record: string) => void;
  /** Runs work when the page is idle. */
  whenIdle: (work: () => void) => void;
  /** In milliseconds, from a clock that is never set back. */
  now: () => number;
  warn: (message: string) => void;
}

/** In milliseconds: by then other tabs have received what a tab has written. */
const memory = 5000;

/**
 * Writes events into the record that all tabs share, and merges on every write.
 *
 * What another tab has just written takes a moment to arrive, also with a lock, and may be overwritten. So the record counts each tab's
 * events, and each tab keeps its own for a while: it adds those that a record lacks again.
 */
export function createRecorder({ tab, read, write, whenIdle, now, warn }: RecorderOptions) {
  let entries: { number: number; event: VisitEvent; at: number }[] = [];
  let count = 0;
  let written = 0;
  let isPlanned = false;
  let hasWarned = false;
  /** What this tab wrote last: as long as it is unchanged, it is not parsed again. */
  let last: { stored: string; record: AnalyticsRecord } | undefined;

  function readRecord(): AnalyticsRecord {
    const stored = read();
    if (stored !== null && stored === last?.stored) return last.record;
    return parseRecord(stored, (message) => {
      if (!hasWarned) warn(message);
      hasWarned = true;
    });
  }

  /** Adds to the record what it lacks of this tab. */
  function flush(): void {
    isPlanned = false;
    const record = readRecord();
    // A record without tabs is new: what the one before it held was deleted.
    const isNew = Object.keys(record.tabs).length === 0;
    const held = isNew ? written : (record.tabs[tab] ?? 0);
    const missing = entries.filter(({ number }) => number > held);
    entries = entries.filter(({ number, at }) => number > held || now() - at < memory);
    if (missing.length === 0) return;
    const merged = missing.reduce((before, { event }) => applyEvent(before, event), record);
    const others = Object.entries(record.tabs).filter(([name]) => name !== tab);
    const next = { ...merged, tabs: Object.fromEntries([...others.slice(1 - bounds.tabs), [tab, count]]) };
    const stored = JSON.stringify(next);
    written = count;
    last = { stored, record: next };
    write(stored);
  }

  /** Another tab has written: adds what its record lacks when the page is idle. */
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
    /** Forgets what is not written. */
    drop(): void {
      entries = [];
      written = count;
      last = undefined;
    },
  };
}
