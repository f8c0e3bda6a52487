import { applyEvents, type BrowserInfo, type VisitEvent } from "../apply-event";
import { createRecord, type AnalyticsRecord } from "../record";

export const minute = 60_000;
export const noon = Date.UTC(2026, 0, 15, 12);

const environment: BrowserInfo = {
  visitor: "one-a",
  referrer: "direct",
  userAgent: "Mozilla/5.0",
  screenResolution: "1280x800",
  device: "desktop",
  browser: "Firefox",
  os: "Linux",
};

/** @param after time since noon, in milliseconds */
export function view(path: string, after = 0, change: Partial<BrowserInfo> = {}): VisitEvent {
  const time = noon + after;
  const hour = new Date(time).getUTCHours();
  return { type: "view", time, hour, path, environment: { ...environment, ...change } };
}

export function leave(path: string, after: number, spent: number, depth = 0): VisitEvent {
  return { type: "leave", time: noon + after, path, spent, depth };
}

export function click(element: string, after = 0, page = "/"): VisitEvent {
  return { type: "click", timestamp: noon + after, element, page, x: 1, y: 2 };
}

export function play(...events: VisitEvent[]): AnalyticsRecord {
  return applyEvents(createRecord(), events);
}
