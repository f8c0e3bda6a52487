import { applyEvents, type VisitEvent } from "./apply-event";
import { parseRecord } from "./record";

/** The recorder's dependencies. */
interface RecorderOptions {
  read: () => string | null;
  write: (record: string) => void;
  /** Runs work when the page is idle, while no other tab runs its own. */
  schedule: (work: () => void) => void;
  warn: (message: string) => void;
}

/** Writes events into the record that all tabs share. */
export function createRecorder({ read, write, schedule, warn }: RecorderOptions) {
  let events: VisitEvent[] = [];

  function flush(): void {
    if (events.length === 0) return;
    const record = applyEvents(parseRecord(read(), warn), events);
    events = [];
    write(JSON.stringify(record));
  }

  return {
    /** @param isLast whether to write at once, because the page may be leaving and cannot wait for another tab */
    add(event: VisitEvent, isLast = false): void {
      events.push(event);
      if (isLast) flush();
      else schedule(flush);
    },
    /** Discards events that are not written. */
    drop(): void {
      events = [];
    },
  };
}
