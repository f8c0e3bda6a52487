import { bounds } from "./bounds";
import type { AnalyticsRecord, Session } from "./record";
import { at, count, cut, keepLast } from "./tables";

/** What is known of a browser when a page is viewed. */
export interface Environment extends Pick<
  Session,
  "referrer" | "userAgent" | "screenResolution" | "device" | "browser" | "os"
> {
  visitor: string;
}

function endSession({ currentSession, sessions, ...record }: AnalyticsRecord): AnalyticsRecord {
  const ended = currentSession ? [...sessions, currentSession].slice(-bounds.sessions) : sessions;
  return { ...record, sessions: ended, currentSession: null };
}

/** Ends the session, if there is one, and begins another. */
export function beginSession(record: AnalyticsRecord, time: number, environment: Environment): AnalyticsRecord {
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

/** Whether so long nothing was heard of the visitor that the session has ended. */
export function isOver({ lastVisit }: AnalyticsRecord, time: number): boolean {
  return time - lastVisit > bounds.sessionTimeout;
}

/** Notes that something was heard of the visitor: the session lasts until now. */
export function touch(record: AnalyticsRecord, time: number): AnalyticsRecord {
  const { currentSession: session } = record;
  return {
    ...record,
    lastVisit: time,
    currentSession: session && { ...session, duration: Math.max(session.duration, time - session.start) },
  };
}
