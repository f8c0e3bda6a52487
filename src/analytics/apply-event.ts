import { bounds, type AnalyticsRecord, type Click, type Page, type Session } from "./record";

/** What is known of a browser when a page is viewed. */
export interface Environment extends Pick<
  Session,
  "referrer" | "userAgent" | "screenResolution" | "device" | "browser" | "os"
> {
  visitor: string;
}

/** What happens on a page. Times are in milliseconds since 1970. */
export type VisitEvent =
  | { type: "view"; time: number; hour: number; path: string; environment: Environment }
  /** `spent`: span for which the page was visible since its view or the last leave; `depth`: how far down it was seen, in per cent. */
  | { type: "leave"; time: number; path: string; spent: number; depth: number }
  | ({ type: "click" } & Click);

type Table<Value> = Record<string, Value>;

/** The table's own value under a key, which may be any text. */
function get<Value>(table: Table<Value>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

/** A copy with one more under a key, and no more than `most` entries: the first ones are removed. */
function count(table: Table<number>, key: string, most = Infinity): Table<number> {
  return Object.fromEntries(Object.entries({ ...table, [key]: (get(table, key) ?? 0) + 1 }).slice(-most));
}

function cut(text: string): string {
  return text.slice(0, bounds.text);
}

function isOver({ lastVisit }: AnalyticsRecord, time: number): boolean {
  return time - lastVisit > bounds.sessionTimeout;
}

// The functions below replace members of a copy of the record. They never change what a member refers to.

/** Changes a page, if the record has it, and calculates its rates again. */
function updatePage(record: AnalyticsRecord, path: string, change: (page: Page) => Partial<Page>): void {
  const page = get(record.pageViews, path);
  if (!page) return;
  const changed = { ...page, ...change(page) };
  const { views, entries } = changed;
  changed.averageTimeSpent = views && changed.totalTimeSpent / views;
  changed.bounceRate = entries && changed.bounces / entries;
  changed.exitRate = views && changed.exits / views;
  record.pageViews = { ...record.pageViews, [path]: changed };
}

/** Adds a new page. With too many of them, the one that was viewed longest ago is removed. */
function addPage(record: AnalyticsRecord, path: string): void {
  if (get(record.pageViews, path)) return;
  const pages = Object.entries(record.pageViews);
  if (pages.length >= bounds.pages) {
    const oldest = pages.reduce((one, other) => (other[1].lastVisited < one[1].lastVisited ? other : one));
    pages.splice(pages.indexOf(oldest), 1);
  }
  const counts = { views: 0, entries: 0, bounces: 0, exits: 0, lastVisited: 0 };
  const rates = { totalTimeSpent: 0, averageTimeSpent: 0, bounceRate: 0, exitRate: 0, scrollDepth: [] };
  record.pageViews = { ...Object.fromEntries(pages), [path]: { ...counts, ...rates } };
}

function beginSession(record: AnalyticsRecord, time: number, { visitor, ...environment }: Environment): Session {
  if (record.currentSession) record.sessions = [...record.sessions, record.currentSession].slice(-bounds.sessions);
  const known = get(record.visitorsData, visitor);
  if (!known) record.uniqueVisitors = [...record.uniqueVisitors, visitor].slice(-bounds.visitors);
  const visit = known ?? { firstVisit: time, lastVisit: time, totalSessions: 0, totalPageViews: 0 };
  const visitors = { ...record.visitorsData, [visitor]: { ...visit, totalSessions: visit.totalSessions + 1 } };
  record.visitorsData = Object.fromEntries(Object.entries(visitors).slice(-bounds.visitors));
  const referrer = cut(environment.referrer);
  record.topReferrers = count(record.topReferrers, referrer, bounds.referrers);
  record.deviceStats = count(record.deviceStats, environment.device);
  record.browserStats = count(record.browserStats, environment.browser);
  record.isReturningVisitor = record.visitCount > 0;
  if (!record.isReturningVisitor) record.firstVisit = time;
  record.visitCount++;
  return {
    ...environment,
    referrer,
    userAgent: environment.userAgent.slice(0, bounds.userAgent),
    id: `${time.toString(36)}-${record.visitCount}`,
    start: time,
    pagesVisited: [],
    views: 0,
    duration: 0,
  };
}

/** The session lasts until now. */
function extendSession(record: AnalyticsRecord, time: number): void {
  const session = record.currentSession;
  record.lastVisit = time;
  if (session) record.currentSession = { ...session, duration: Math.max(session.duration, time - session.start) };
}

function addView(record: AnalyticsRecord, event: VisitEvent & { type: "view" }): void {
  const { time, environment } = event;
  const path = cut(event.path);
  const current = isOver(record, time) || !get(record.visitorsData, environment.visitor) ? null : record.currentSession;
  const session = current ?? beginSession(record, time, environment);
  const { views, pagesVisited } = session;
  const isEntry = views === 0;
  addPage(record, path);
  // Until now the session's last view was its exit, and its only view a bounce.
  const previous = pagesVisited.at(-1);
  if (previous !== undefined)
    updatePage(record, previous, ({ exits, bounces }) => ({
      exits: Math.max(0, exits - 1),
      bounces: Math.max(0, bounces - (views === 1 ? 1 : 0)),
    }));
  updatePage(record, path, (page) => ({
    views: page.views + 1,
    lastVisited: time,
    entries: page.entries + Number(isEntry),
    bounces: page.bounces + Number(isEntry),
    exits: page.exits + 1,
  }));
  record.totalPageViews++;
  record.peakHours = count(record.peakHours, String(event.hour));
  const visited = [...pagesVisited, path].slice(-bounds.pagesOfSession);
  record.currentSession = { ...session, views: views + 1, pagesVisited: visited };
  const visit = get(record.visitorsData, environment.visitor);
  if (visit) {
    const viewed = { ...visit, lastVisit: time, totalPageViews: visit.totalPageViews + 1 };
    record.visitorsData = { ...record.visitorsData, [environment.visitor]: viewed };
  }
  extendSession(record, time);
}

function addLeave(record: AnalyticsRecord, { time, path, spent, depth }: VisitEvent & { type: "leave" }): void {
  updatePage(record, cut(path), ({ totalTimeSpent, scrollDepth }) => ({
    totalTimeSpent: totalTimeSpent + spent,
    scrollDepth: [...new Set([...scrollDepth, depth])].sort((one, other) => other - one).slice(0, bounds.scrollDepths),
  }));
  // A page may be left long after it was last visible: that does not extend a session that has ended.
  if (!isOver(record, time)) extendSession(record, Math.max(time, record.lastVisit));
}

/** The record after an event (specification, chapter 4, Analytics). */
export function applyEvent(record: AnalyticsRecord, event: VisitEvent): AnalyticsRecord {
  const next = { ...record };
  if (event.type === "view") addView(next, event);
  else if (event.type === "leave") addLeave(next, event);
  else {
    const { timestamp, element, page, x, y } = event;
    next.clicks = [...next.clicks, { timestamp, element: cut(element), page: cut(page), x, y }].slice(-bounds.clicks);
  }
  return next;
}
