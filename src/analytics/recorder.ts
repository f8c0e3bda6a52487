import { apply, type VisitEvent } from "./apply";
import { parseRecord } from "./parse";
import type { AnalyticsRecord } from "./record";

/** What the recorder needs of the browser. */
interface Place {
  read: () => string | null;
  /** Whether it is stored now; if not, `read` gives it back all the same while the page lives. */
  write: (record: string) => boolean;
  /** Runs the work while no other tab runs its own, and resolves when it is done. */
  lock: (work: () => Promise<void>) => Promise<void>;
  /** Resolves when what was written has reached the other tabs. */
  settle: () => Promise<void>;
  warn: (message: string) => void;
}

/**
 * Writes events into the record. Tabs share one record, and each reads it anew before it writes, one at a time: a tab that held it in
 * memory would undo what another has counted. A lock is no more than a turn, so that what happens meanwhile is written at once.
 */
export function createRecorder({ read, write, lock, settle, warn }: Place) {
  let waiting: VisitEvent[] = [];
  let asked = false;
  let warned = false;
  /** The last that was written here: while it is still what stands there, it need not be read again. */
  let last: { stored: string; record: AnalyticsRecord } | undefined;

  function warnOnce(message: string): void {
    if (!warned) warn(message);
    warned = true;
  }

  /** Writes what waits. */
  function flush(): void {
    if (waiting.length === 0) return;
    const events = waiting;
    waiting = [];
    const stored = read();
    const record = stored !== null && stored === last?.stored ? last.record : parseRecord(stored, warnOnce);
    const next = events.reduce(apply, record);
    const text = JSON.stringify(next);
    last = { stored: text, record: next };
    if (!write(text)) warnOnce("Failed to parse analytics data");
  }

  async function takeTurn(): Promise<void> {
    asked = true;
    await lock(() => {
      asked = false;
      flush();
      return settle();
    });
  }

  return {
    add(event: VisitEvent): void {
      waiting.push(event);
      if (!asked) void takeTurn();
    },
    /** The same out of turn: on a page that is being left there is no other time, and a turn would keep it out of the browser's memory. */
    addLast(event: VisitEvent): void {
      waiting.push(event);
      flush();
    },
    /** Forgets what waits. */
    drop(): void {
      waiting = [];
      last = undefined;
    },
  };
}

export type Recorder = ReturnType<typeof createRecorder>;
