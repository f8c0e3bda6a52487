import { applyEvents, type VisitEvent } from "./apply-event";
import { parseRecord } from "./record";

interface RecorderOptions {
  read: () => string | null;
  write: (record: string) => void;
  /** Runs work when the page is idle and no other tab is writing. */
  schedule: (work: () => void) => void;
  warn: (message: string) => void;
}

/** Creates a recorder for the record shared by all tabs. */
export function createRecorder({ read, write, schedule, warn }: RecorderOptions) {
  let events: VisitEvent[] = [];

  function flush(): void {
    if (events.length === 0) return;
    const record = applyEvents(parseRecord(read(), warn), events);
    events = [];
    write(JSON.stringify(record));
  }

  return {
    /** @param isLast whether to write at once, because the page may be unloading and cannot wait for another tab */
    add(event: VisitEvent, isLast = false): void {
      events.push(event);
      if (isLast) flush();
      else schedule(flush);
    },
    discard(): void {
      events = [];
    },
  };
}
