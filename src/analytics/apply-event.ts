import { bounds, type AnalyticsRecord, type Click, type Page, type Session, type Visitor } from "./record";

/** Properties of the browser at a view. */
export interface BrowserInfo extends Pick<
  Session,
  "referrer" | "userAgent" | "screenResolution" | "device" | "browser" | "os"
> {
  visitor: string;
}

/** Event on a page. Times are in milliseconds since 1970. */
export type VisitEvent =
  | { type: "view"; time: number; hour: number; path: string; environment: BrowserInfo }
  /** `spent`: milliseconds for which the page was visible since its view or last leave; `depth`: scroll depth in percent. */
  | { type: "leave"; time: number; path: string; spent: number; depth: number }
  | ({ type: "click" } & Click);

// Arrays are extended by `concat`: Gatsby's preset compiles their spread to a helper, which each page would load.
type Table<Value> = Record<string, Value>;

/** Returns the own value of a key, which may be any text. */
function get<Value>(table: Table<Value>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

/** Returns a copy of a table with a new value, limited to the last `max` entries. */
function set<Value>(table: Table<Value>, key: string, value: Value, max = Infinity): Table<Value> {
  return Object.fromEntries(Object.entries({ ...table, [key]: value }).slice(-max));
}

function count(table: Table<number>, key: string, max?: number): Table<number> {
  return set(table, key, (get(table, key) ?? 0) + 1, max);
}

function cut(text: string): string {
  return text.slice(0, bounds.text);
}

/** Whether the last session has ended. Setting the clock back also ends it. */
function isSessionOver({ lastVisit }: AnalyticsRecord, time: number): boolean {
  return Math.abs(time - lastVisit) > bounds.sessionTimeout;
}

// The functions below mutate a copy of the record.

function updateRates(page: Page): void {
  page.averageTimeSpent = page.views && page.totalTimeSpent / page.views;
  page.bounceRate = page.entries && page.bounces / page.entries;
  page.exitRate = page.views && page.exits / page.views;
}

/** Returns the page of a path. A new page replaces the least recently viewed one if there are too many. */
function openPage(record: AnalyticsRecord, path: string): Page {
  const known = get(record.pageViews, path);
  if (known) return known;
  const pages = Object.entries(record.pageViews);
  if (pages.length >= bounds.pages) {
    const oldest = pages.reduce((one, other) => (other[1].lastVisited < one[1].lastVisited ? other : one));
    pages.splice(pages.indexOf(oldest), 1);
  }
  const counts = { views: 0, entries: 0, bounces: 0, exits: 0, lastVisited: 0 };
  const page = { ...counts, totalTimeSpent: 0, averageTimeSpent: 0, bounceRate: 0, exitRate: 0, scrollDepth: [] };
  record.pageViews = set(Object.fromEntries(pages), path, page);
  return page;
}

/** Ends the current session and starts a new one. */
function startSession(record: AnalyticsRecord, time: number, { visitor, ...environment }: BrowserInfo): Session {
  if (record.currentSession) record.sessions = record.sessions.concat(record.currentSession).slice(-bounds.sessions);
  const known = get(record.visitorsData, visitor);
  if (!known) record.uniqueVisitors = record.uniqueVisitors.concat(visitor).slice(-bounds.visitors);
  const visits: Visitor = known ?? { firstVisit: time, lastVisit: time, totalSessions: 0, totalPageViews: 0 };
  visits.totalSessions++;
  record.visitorsData = set(record.visitorsData, visitor, visits, bounds.visitors);
  const referrer = cut(environment.referrer);
  const userAgent = environment.userAgent.slice(0, bounds.userAgent);
  record.topReferrers = count(record.topReferrers, referrer, bounds.referrers);
  record.deviceStats = count(record.deviceStats, environment.device);
  record.browserStats = count(record.browserStats, environment.browser);
  record.isReturningVisitor = record.visitCount > 0;
  if (!record.isReturningVisitor) record.firstVisit = time;
  record.visitCount++;
  const id = `${time.toString(36)}-${record.visitCount}`;
  return { ...environment, referrer, userAgent, id, start: time, pagesVisited: [], views: 0, duration: 0 };
}

function extendSession(record: AnalyticsRecord, time: number): void {
  const session = record.currentSession;
  record.lastVisit = time;
  if (session) session.duration = Math.max(session.duration, time - session.start);
}

function addView(record: AnalyticsRecord, { time, hour, path, environment }: VisitEvent & { type: "view" }): void {
  const isKnown = get(record.visitorsData, environment.visitor) !== undefined;
  const current = isSessionOver(record, time) || !isKnown ? null : record.currentSession;
  const session = current ?? startSession(record, time, environment);
  const page = openPage(record, cut(path));
  // The previous view is no longer the exit of the session, nor its bounce.
  const previous = get(record.pageViews, session.pagesVisited.at(-1) ?? "");
  if (previous) {
    previous.exits = Math.max(0, previous.exits - 1);
    if (session.views === 1) previous.bounces = Math.max(0, previous.bounces - 1);
  }
  page.views++;
  page.lastVisited = time;
  page.exits++;
  if (session.views === 0) {
    page.entries++;
    page.bounces++;
  }
  session.views++;
  session.pagesVisited = session.pagesVisited.concat(cut(path)).slice(-bounds.pagesOfSession);
  record.currentSession = session;
  record.totalPageViews++;
  record.peakHours = count(record.peakHours, String(hour));
  const visits = get(record.visitorsData, environment.visitor);
  if (visits) {
    visits.lastVisit = time;
    visits.totalPageViews++;
  }
  extendSession(record, time);
}

function addLeave(record: AnalyticsRecord, event: VisitEvent & { type: "leave" }): void {
  const { time, path, spent, depth } = event;
  const page = get(record.pageViews, cut(path));
  if (page) {
    page.totalTimeSpent += spent;
    const depths = Array.from(new Set(page.scrollDepth.concat(depth))).sort((one, other) => other - one);
    page.scrollDepth = depths.slice(0, bounds.scrollDepths);
  }
  // A page may be left long after it was visible, which does not extend an ended session.
  if (!isSessionOver(record, time)) extendSession(record, Math.max(time, record.lastVisit));
}

/** Returns the record after events (specification, chapter 4, Analytics). */
export function applyEvents(before: AnalyticsRecord, events: readonly VisitEvent[]): AnalyticsRecord {
  const record = structuredClone(before);
  for (const event of events) {
    if (event.type === "view") addView(record, event);
    else if (event.type === "leave") addLeave(record, event);
    else {
      const { timestamp, element, page, x, y } = event;
      const click = { timestamp, element: cut(element), page: cut(page), x, y };
      record.clicks = record.clicks.concat(click).slice(-bounds.clicks);
    }
  }
  Object.values(record.pageViews).forEach(updateRates);
  return record;
}
