import { isCoordinate, isQuantity, isText, isTruth, listOf, objectOf, orNothing, tableOf, type ValueOf } from "./shape";

// The record of a visitor's own visits (specification, chapter 3, Local analytics data). The names are the specification's; the units
// and formulas stand here. A *time* is in milliseconds since 1970 by the visitor's clock, a *span* in milliseconds, a *share* between
// 0 and 1. `entries`, `bounces` and `exits` are what the shares are made from.

const isPage = objectOf({
  /** How often the page was shown: on arriving, by a link, by reloading, or brought back from the browser's memory. */
  views: isQuantity,
  /** Span for which the page was shown in a tab that could be seen. */
  totalTimeSpent: isQuantity,
  /** Span: `totalTimeSpent / views`. */
  averageTimeSpent: isQuantity,
  /** Share of the sessions begun on this page that saw no other view: `bounces / entries`, 0 without an entry. */
  bounceRate: isQuantity,
  /** Share of the page's views that are the last of their session so far: `exits / views`. */
  exitRate: isQuantity,
  /** Time of the last view. */
  lastVisited: isQuantity,
  /** How far down one has been, in whole per cent of the page's height; distinct, highest first. */
  scrollDepth: listOf(isQuantity),
  entries: isQuantity,
  bounces: isQuantity,
  exits: isQuantity,
});

const isSession = objectOf({
  id: isText,
  /** Time of its first view. */
  start: isQuantity,
  /** Paths of its views, the last one last; the oldest go first when there are too many. */
  pagesVisited: listOf(isText),
  /** How many views it has had, those that went included. */
  views: isQuantity,
  /** Host from which it began, or `direct`. */
  referrer: isText,
  userAgent: isText,
  /** `{width}x{height}` of the screen, in CSS pixels. */
  screenResolution: isText,
  device: isText,
  browser: isText,
  os: isText,
  /** Span from its start to the last that was heard of it. */
  duration: isQuantity,
});

const isClick = objectOf({
  timestamp: isQuantity,
  /** What was clicked: its kind, and its name if it has one. */
  element: isText,
  page: isText,
  /** In CSS pixels from the window's corner. */
  x: isCoordinate,
  y: isCoordinate,
});

const isVisitor = objectOf({
  /** Time. */
  firstVisit: isQuantity,
  /** Time. */
  lastVisit: isQuantity,
  totalSessions: isQuantity,
  totalPageViews: isQuantity,
});

/** The record, checked as it is read. */
export const isRecord = objectOf({
  /** How many events of each tab are in it, by the tab's name: so tabs see what of theirs it lacks. Those that wrote last stand last. */
  tabs: tableOf(isQuantity),
  /** By path, without query and hash. */
  pageViews: tableOf(isPage),
  totalPageViews: isQuantity,
  /** Ids; the oldest go first. More than one, if the id was deleted and the record was not. */
  uniqueVisitors: listOf(isText),
  visitorsData: tableOf(isVisitor),
  /** Those that have ended, the last one last. */
  sessions: listOf(isSession),
  currentSession: orNothing(isSession),
  /** The newest last. */
  clicks: listOf(isClick),
  /** Sessions by the host from which they began. */
  topReferrers: tableOf(isQuantity),
  /** Sessions by device class. */
  deviceStats: tableOf(isQuantity),
  /** Sessions by browser. */
  browserStats: tableOf(isQuantity),
  /** Views by the hour of the visitor's day, `0` to `23`. */
  peakHours: tableOf(isQuantity),
  /** Sessions in all. */
  visitCount: isQuantity,
  isReturningVisitor: isTruth,
  /** Time of the last view or of leaving one; 30 minutes after it a session has ended. */
  lastVisit: isQuantity,
  /** Time. */
  firstVisit: isQuantity,
});

export type AnalyticsRecord = ValueOf<typeof isRecord>;
export type Page = ValueOf<typeof isPage>;
export type Session = ValueOf<typeof isSession>;
export type Click = ValueOf<typeof isClick>;

export function makeRecord(): AnalyticsRecord {
  return {
    tabs: {},
    pageViews: {},
    totalPageViews: 0,
    uniqueVisitors: [],
    visitorsData: {},
    sessions: [],
    currentSession: null,
    clicks: [],
    topReferrers: {},
    deviceStats: {},
    browserStats: {},
    peakHours: {},
    visitCount: 0,
    isReturningVisitor: false,
    lastVisit: 0,
    firstVisit: 0,
  };
}
