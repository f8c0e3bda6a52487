import { apply, type VisitEvent } from "./apply";
import { bounds } from "./bounds";
import { parseRecord } from "./parse";
import type { AnalyticsRecord } from "./record";

/** What the recorder needs of the browser. */
interface Place {
  /** Name of this tab, unlike any other's. */
  tab: string;
  read: () => string | null;
  /** What it cannot store, `read` returns all the same while the page lives. */
  write: (record: string) => void;
  /** Does something soon, when the page has nothing better to do. */
  later: (work: () => void) => void;
  /** In milliseconds, by a clock that never goes back. */
  now: () => number;
  warn: (message: string) => void;
}

interface Entry {
  /** Counts the events of this tab, from 1. */
  number: number;
  event: VisitEvent;
  at: number;
}

/** In milliseconds: what a tab has written has long reached the others by then. */
const memory = 5000;

/** How many of a tab's events the record holds; the tab that wrote last stands last. */
function noteTab(tabs: AnalyticsRecord["tabs"], tab: string, number: number): AnalyticsRecord["tabs"] {
  const others = Object.entries(tabs).filter(([name]) => name !== tab);
  return Object.fromEntries([...others.slice(1 - bounds.tabs), [tab, number]]);
}

/**
 * Writes events into the record that all tabs share, by merging on every write.
 *
 * A tab reads the record before it writes. That alone would not do: what another tab has just written takes a moment to arrive, with
 * a lock as without, and would be written over. So the record says how many of each tab's events it holds, and each tab remembers
 * its own for a while: when it finds a record without them, it adds them again. Tabs that write at once come to the same record.
 */
export function createRecorder({ tab, read, write, later, now, warn }: Place) {
  let entries: Entry[] = [];
  let count = 0;
  let written = 0;
  let planned = false;
  let warned = false;
  /** The last that was written here: while it is still what stands there, it need not be read again. */
  let last: { stored: string; record: AnalyticsRecord } | undefined;

  function warnOnce(message: string): void {
    if (!warned) warn(message);
    warned = true;
  }

  function readRecord(): AnalyticsRecord {
    const stored = read();
    return stored !== null && stored === last?.stored ? last.record : parseRecord(stored, warnOnce);
  }

  /** Adds to the record what it lacks of this tab. */
  function flush(): void {
    planned = false;
    const record = readRecord();
    // A record that knows no tab has just begun: what was in the one before it is gone for good.
    const isNew = Object.keys(record.tabs).length === 0;
    const held = isNew ? written : (record.tabs[tab] ?? 0);
    const missing = entries.filter(({ number }) => number > held);
    entries = entries.filter(({ number, at }) => number > held || now() - at < memory);
    if (missing.length === 0) return;
    const merged = missing.reduce((before, { event }) => apply(before, event), record);
    const next = { ...merged, tabs: noteTab(record.tabs, tab, count) };
    const stored = JSON.stringify(next);
    written = count;
    last = { stored, record: next };
    write(stored);
  }

  function plan(): void {
    if (planned) return;
    planned = true;
    later(flush);
  }

  function note(event: VisitEvent): void {
    count++;
    entries.push({ number: count, event, at: now() });
  }

  return {
    add(event: VisitEvent): void {
      note(event);
      plan();
    },
    /** The same at once, for a page that is being left has no later. */
    addLast(event: VisitEvent): void {
      note(event);
      flush();
    },
    /** Another tab has written: what it did not know of is added again. */
    onChange(): void {
      if (entries.length > 0) plan();
    },
    /** Forgets what is not written. */
    drop(): void {
      entries = [];
      written = count;
      last = undefined;
    },
  };
}

export type Recorder = ReturnType<typeof createRecorder>;
