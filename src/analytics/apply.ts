import { bounds } from "./bounds";
import type { AnalyticsRecord, Click, Page, Session } from "./record";

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
  /** `spent` is the time for which the page was seen since its view or the last leave, `depth` how far down one has been, in per cent. */
  | { type: "leave"; time: number; path: string; spent: number; depth: number }
  | ({ type: "click" } & Click);

type Table<Value> = Record<string, Value>;

function at<Value>(table: Table<Value>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

function count(table: Table<number>, key: string): Table<number> {
  return { ...table, [key]: (at(table, key) ?? 0) + 1 };
}

/** The table without its first entries, so that no more than so many are left. */
function keepLast<Value>(table: Table<Value>, most: number): Table<Value> {
  const entries = Object.entries(table);
  return entries.length <= most ? table : Object.fromEntries(entries.slice(-most));
}

function cut(text: string, length: number = bounds.text): string {
  return text.slice(0, length);
}

function makePage(): Page {
  return {
    views: 0,
    totalTimeSpent: 0,
    averageTimeSpent: 0,
    bounceRate: 0,
    exitRate: 0,
    lastVisited: 0,
    scrollDepth: [],
    entries: 0,
    bounces: 0,
    exits: 0,
  };
}

function updatePage(record: AnalyticsRecord, path: string, change: (page: Page) => Page): AnalyticsRecord {
  const page = at(record.pageViews, path);
  if (!page) return record;
  const changed = change(page);
  const { views, totalTimeSpent, entries, bounces, exits } = changed;
  const rates = {
    averageTimeSpent: views > 0 ? totalTimeSpent / views : 0,
    bounceRate: entries > 0 ? bounces / entries : 0,
    exitRate: views > 0 ? exits / views : 0,
  };
  return { ...record, pageViews: { ...record.pageViews, [path]: { ...changed, ...rates } } };
}

/** Adds a page that is new. The one that was not seen for the longest time makes room. */
function addPage(record: AnalyticsRecord, path: string): AnalyticsRecord {
  if (at(record.pageViews, path)) return record;
  const kept = Object.entries(record.pageViews);
  if (kept.length >= bounds.pages) {
    const oldest = kept.reduce((one, other) => (other[1].lastVisited < one[1].lastVisited ? other : one));
    kept.splice(kept.indexOf(oldest), 1);
  }
  return { ...record, pageViews: { ...Object.fromEntries(kept), [path]: makePage() } };
}

function endSession({ currentSession, sessions, ...record }: AnalyticsRecord): AnalyticsRecord {
  const ended = currentSession ? [...sessions, currentSession].slice(-bounds.sessions) : sessions;
  return { ...record, sessions: ended, currentSession: null };
}

function beginSession(record: AnalyticsRecord, time: number, environment: Environment): AnalyticsRecord {
  const { visitor, ...seen } = environment;
  const referrer = cut(seen.referrer);
  const known = at(record.visitorsData, visitor);
  const visitors = known ? record.uniqueVisitors : [...record.uniqueVisitors, visitor].slice(-bounds.visitors);
  const visit = { firstVisit: time, totalSessions: 0, totalPageViews: 0, ...known, lastVisit: time };
  const currentSession: Session = {
    ...seen,
    referrer,
    userAgent: cut(seen.userAgent, bounds.userAgent),
    id: `${time.toString(36)}-${record.visitCount + 1}`,
    start: time,
    pagesVisited: [],
    views: 0,
    duration: 0,
  };
  return {
    ...endSession(record),
    currentSession,
    uniqueVisitors: visitors,
    visitorsData: keepLast(
      { ...record.visitorsData, [visitor]: { ...visit, totalSessions: visit.totalSessions + 1 } },
      bounds.visitors,
    ),
    topReferrers: keepLast(count(record.topReferrers, referrer), bounds.referrers),
    deviceStats: count(record.deviceStats, seen.device),
    browserStats: count(record.browserStats, seen.browser),
    visitCount: record.visitCount + 1,
    isReturningVisitor: record.visitCount > 0,
    firstVisit: record.visitCount > 0 ? record.firstVisit : time,
  };
}

function isOver({ lastVisit }: AnalyticsRecord, time: number): boolean {
  return time - lastVisit > bounds.sessionTimeout;
}

/** Notes that something was heard of the visitor: the session lasts until now. */
function touch(record: AnalyticsRecord, time: number): AnalyticsRecord {
  const { currentSession: session } = record;
  return {
    ...record,
    lastVisit: time,
    currentSession: session && { ...session, duration: Math.max(session.duration, time - session.start) },
  };
}

function view(record: AnalyticsRecord, event: VisitEvent & { type: "view" }): AnalyticsRecord {
  const { time, environment } = event;
  const path = cut(event.path);
  const isAnother = !at(record.visitorsData, environment.visitor);
  let next =
    !record.currentSession || isOver(record, time) || isAnother ? beginSession(record, time, environment) : record;
  const session = next.currentSession;
  if (!session) return record;

  const before = session.pagesVisited.at(-1);
  const isEntry = session.views === 0;
  next = addPage(next, path);
  // Until now the session's last view was its exit, and its only one a bounce.
  if (before !== undefined && !isEntry) {
    next = updatePage(next, before, (page) => ({
      ...page,
      exits: Math.max(0, page.exits - 1),
      bounces: Math.max(0, page.bounces - (session.views === 1 ? 1 : 0)),
    }));
  }
  next = updatePage(next, path, (page) => ({
    ...page,
    views: page.views + 1,
    lastVisited: time,
    entries: page.entries + (isEntry ? 1 : 0),
    bounces: page.bounces + (isEntry ? 1 : 0),
    exits: page.exits + 1,
  }));
  const visit = at(next.visitorsData, environment.visitor);
  return touch(
    {
      ...next,
      totalPageViews: next.totalPageViews + 1,
      peakHours: count(next.peakHours, String(event.hour)),
      currentSession: {
        ...session,
        views: session.views + 1,
        pagesVisited: [...session.pagesVisited, path].slice(-bounds.pagesOfSession),
      },
      visitorsData: visit
        ? {
            ...next.visitorsData,
            [environment.visitor]: { ...visit, lastVisit: time, totalPageViews: visit.totalPageViews + 1 },
          }
        : next.visitorsData,
    },
    time,
  );
}

function leave(record: AnalyticsRecord, { time, path, spent, depth }: VisitEvent & { type: "leave" }): AnalyticsRecord {
  const left = updatePage(record, cut(path), (page) => ({
    ...page,
    totalTimeSpent: page.totalTimeSpent + spent,
    scrollDepth: [...new Set([...page.scrollDepth, depth])]
      .sort((one, other) => other - one)
      .slice(0, bounds.scrollDepths),
  }));
  // What has ended goes on no more: a page may be left long after it was last looked at.
  if (isOver(record, time)) return left;
  return touch(left, Math.max(time, record.lastVisit));
}

function click(record: AnalyticsRecord, event: VisitEvent & { type: "click" }): AnalyticsRecord {
  const { timestamp, element, page, x, y } = event;
  const clicked = { timestamp, element: cut(element), page: cut(page), x, y };
  return { ...record, clicks: [...record.clicks, clicked].slice(-bounds.clicks) };
}

/** The record after what happened (specification, chapter 4, Analytics). */
export function apply(record: AnalyticsRecord, event: VisitEvent): AnalyticsRecord {
  if (event.type === "view") return view(record, event);
  return event.type === "leave" ? leave(record, event) : click(record, event);
}
