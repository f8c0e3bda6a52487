import { bounds } from "./bounds";
import { addPage, updatePage } from "./pages";
import type { AnalyticsRecord, Click } from "./record";
import { beginSession, isOver, touch, type Environment } from "./sessions";
import { at, count, cut } from "./tables";

/** What happens on a page. Times are in milliseconds since 1970. */
export type VisitEvent =
  | { type: "view"; time: number; hour: number; path: string; environment: Environment }
  /** `spent` is the time for which the page was seen since its view or the last leave, `depth` how far down one has been, in per cent. */
  | { type: "leave"; time: number; path: string; spent: number; depth: number }
  | ({ type: "click" } & Click);

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
