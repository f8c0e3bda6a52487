/** What the browser reports. Times are in milliseconds since the page began to load, spans in milliseconds. */
export interface SpeedEntry {
  entryType: string;
  startTime: number;
  duration: number;
  /** Undefined or 0 if the event is not part of an interaction. */
  interactionId?: number;
  /** Of a layout shift. */
  value?: number;
  hadRecentInput?: boolean;
}

const largestPaint = "largest-contentful-paint";
const layoutShift = "layout-shift";

/**
 * Computes `lcp` and `inp` in milliseconds, and `cls`, of a view from its entries. What was not reported is left out.
 * @param start time at which the view began
 * @param isLoad whether the page was loaded for this view, and in view; otherwise it has no `lcp`
 * @param values known from the beginning
 * @see https://web.dev/articles/vitals
 */
export function createSpeed(start: number, isLoad: boolean, values: Record<string, number> = {}) {
  /** Longest event of each interaction. */
  const interactions = new Map<number, number>();
  let [shift, firstShift, lastShift] = [0, 0, 0];

  return {
    add({ entryType, startTime, duration, interactionId, value = 0, hadRecentInput }: SpeedEntry): void {
      // A page that was rendered in advance was painted before its view.
      if (entryType === largestPaint && isLoad) values["lcp"] = Math.max(0, Math.round(startTime - start));
      if (startTime < start) return;
      if (entryType === layoutShift && !hadRecentInput) {
        // The worst window of at most five seconds, in which less than one is between two shifts.
        if (startTime - lastShift >= 1000 || startTime - firstShift >= 5000) [shift, firstShift] = [0, startTime];
        lastShift = startTime;
        shift += value;
        values["cls"] = Math.max(values["cls"] ?? 0, Math.round(shift * 1e4) / 1e4);
      }
      if (interactionId) interactions.set(interactionId, Math.max(interactions.get(interactionId) ?? 0, duration));
    },
    /** Returns the values when the page is hidden. Later paints are not those of the load. */
    read(): Record<string, number> {
      isLoad = false;
      // The slowest interaction, after one in 50 is left out: about the 98th percentile.
      const slowest = [...interactions.values()].sort((one, other) => other - one)[Math.floor(interactions.size / 50)];
      return slowest === undefined ? { ...values } : { ...values, inp: Math.round(slowest) };
    },
  };
}

/** Returns when a page that the browser rendered in advance was opened; otherwise 0. */
export function readActivation(): number {
  const [load] = performance.getEntriesByType("navigation") as { activationStart?: number }[];
  return load?.activationStart ?? 0;
}

/**
 * Measures how fast a view is for its visitor, as far as the browser reports it.
 * @param since time at which the view began, if that is not the load
 */
export function measureSpeed(since?: number) {
  const supported = PerformanceObserver.supportedEntryTypes;
  const known: Record<string, number> = supported.includes(layoutShift) ? { cls: 0 } : {};
  const speed = createSpeed(since ?? readActivation(), since === undefined, known);
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(speed.add));
  for (const type of [largestPaint, layoutShift, "event", "first-input"]) {
    const options = { type, buffered: true, durationThreshold: 16 };
    // Firefox warns of types that it does not know.
    if (supported.includes(type)) observer.observe(options);
  }
  return {
    read(): Record<string, number> {
      observer.takeRecords().forEach(speed.add);
      return speed.read();
    },
    stop: () => observer.disconnect(),
  };
}
