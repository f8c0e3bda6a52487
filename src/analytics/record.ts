// Record of a visitor's visits, with the names of the specification (chapter 3, Local analytics data). Times are in milliseconds since
// 1970, spans in milliseconds, shares between 0 and 1.
// Types and validation are derived from the example objects below.

/** Limits of the record. Spans are in milliseconds, lengths in UTF-16 code units. */
export const bounds = {
  // Specification, chapters 4 and 9.
  sessionTimeout: 30 * 60 * 1000,
  clicks: 1000,
  scrollDepths: 10,
  // Not in the specification: keeps the record below a few hundred kilobytes.
  sessions: 40,
  pagesOfSession: 30,
  pages: 100,
  visitors: 20,
  referrers: 100,
  /** Length of paths, hosts and descriptions of clicked elements. */
  text: 80,
  userAgent: 300,
  /** Maximum length of stored text to parse; no record is that long. */
  stored: 1_000_000,
} as const;

/** Describes an object with arbitrary keys and one type of value. */
function table<Value>(value: Value): Record<string, Value> {
  return { "*": value };
}

const page = {
  /** Number of views, including reloads and restores by the browser. */
  views: 0,
  /** Span for which the page was visible. */
  totalTimeSpent: 0,
  /** Span, `totalTimeSpent / views`. */
  averageTimeSpent: 0,
  /** Share of sessions started here that have no other view: `bounces / entries`, or 0. */
  bounceRate: 0,
  /** Share of views that are the last of their session: `exits / views`, or 0. */
  exitRate: 0,
  /** Time. */
  lastVisited: 0,
  /** Scroll depths in whole percent; distinct, highest first. */
  scrollDepth: [0],
  entries: 0,
  bounces: 0,
  exits: 0,
};

const session = {
  id: "",
  /** Time. */
  start: 0,
  /** Paths, newest last. The oldest are removed first. */
  pagesVisited: [""],
  /** Number of views, including those no longer in `pagesVisited`. */
  views: 0,
  /** Host of the referrer, or `direct`. */
  referrer: "",
  userAgent: "",
  /** `{width}x{height}` in CSS pixels. */
  screenResolution: "",
  device: "",
  browser: "",
  os: "",
  /** Span from the start to the last event. */
  duration: 0,
};

const click = {
  timestamp: 0,
  /** Tag name of the element, with its accessible name in quotes if it is a control. */
  element: "",
  page: "",
  /** CSS pixels from the corner of the window. */
  x: 0,
  y: 0,
};

const visitor = { firstVisit: 0, lastVisit: 0, totalSessions: 0, totalPageViews: 0 };

export type Page = typeof page;
export type Session = typeof session;
export type Click = typeof click;
export type Visitor = typeof visitor;

const example = {
  /** By path, without query and hash. */
  pageViews: table(page),
  totalPageViews: 0,
  /** Ids. More than one if only the id was deleted. */
  uniqueVisitors: [""],
  visitorsData: table(visitor),
  /** Ended sessions, newest last. */
  sessions: [session],
  currentSession: { ...session } as Session | null,
  /** Newest last. */
  clicks: [click],
  /** Sessions by referrer. */
  topReferrers: table(0),
  /** Sessions by device class. */
  deviceStats: table(0),
  /** Sessions by browser. */
  browserStats: table(0),
  /** Views by local hour, `0` to `23`. */
  peakHours: table(0),
  /** Total number of sessions. */
  visitCount: 0,
  isReturningVisitor: false,
  /** Time of the last view or leave. */
  lastVisit: 0,
  /** Time. */
  firstVisit: 0,
};

export type AnalyticsRecord = typeof example;

export function createRecord(): AnalyticsRecord {
  const empty = Object.entries(example).map(([name, value]) => {
    if (Array.isArray(value)) return [name, []];
    return [name, typeof value === "object" ? {} : value];
  });
  return { ...(Object.fromEntries(empty) as AnalyticsRecord), currentSession: null };
}

/** Validates a value against an example. Numbers must be finite and not negative; only the current session may be null. */
function matches(value: unknown, shape: unknown): boolean {
  if (value === null) return shape === example.currentSession;
  if (typeof value !== typeof shape) return false;
  if (typeof value === "number") return Number.isFinite(value) && value >= 0;
  if (typeof value !== "object") return true;
  if (Array.isArray(shape)) return Array.isArray(value) && value.every((item) => matches(item, shape[0]));
  if (Array.isArray(value)) return false;
  const members = shape as Record<string, unknown>;
  if ("*" in members) return Object.values(value).every((item) => matches(item, members["*"]));
  return Object.keys(members).every((name) => matches((value as typeof members)[name], members[name]));
}

/** Omits fields that only an earlier version of the site stored. */
function omitOtherFields(record: AnalyticsRecord): AnalyticsRecord {
  const names = Object.keys(example) as (keyof AnalyticsRecord)[];
  return Object.fromEntries(names.map((name) => [name, record[name]])) as AnalyticsRecord;
}

/**
 * Parses the stored record, or creates a new one.
 * @param stored null if nothing is stored
 * @param warn called if the text is not a valid record (specification, chapter 8)
 */
export function parseRecord(stored: string | null, warn: (message: string) => void): AnalyticsRecord {
  if (stored === null) return createRecord();
  try {
    const parsed: unknown = stored.length > bounds.stored ? null : JSON.parse(stored);
    if (matches(parsed, example)) return omitOtherFields(parsed as AnalyticsRecord);
  } catch {
    // Not JSON.
  }
  warn("Failed to parse analytics data");
  return createRecord();
}
