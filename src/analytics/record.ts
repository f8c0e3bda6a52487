// A visitor's own visits (specification, chapter 3, Local analytics data); the names are the specification's. A *time* is in milliseconds
// since 1970 by the visitor's clock, a *span* in milliseconds, a *share* between 0 and 1.
// The objects below are examples: the types and the validation of stored data are derived from them.

/** Limits of the record. Spans are in milliseconds, lengths in UTF-16 code units. */
export const bounds = {
  // Specification, chapters 4 and 9.
  sessionTimeout: 30 * 60 * 1000,
  clicks: 1000,
  scrollDepths: 10,
  // The specification does not limit the rest. These limits keep the record below a few hundred kilobytes.
  sessions: 40,
  pagesOfSession: 30,
  pages: 100,
  visitors: 20,
  referrers: 100,
  /** Of a path, a host, the description of a clicked element. */
  text: 80,
  userAgent: 300,
  /** Longer than a record can become: longer text is not parsed. */
  stored: 1_000_000,
} as const;

/** An object with any keys and one kind of value. */
function table<Value>(value: Value): Record<string, Value> {
  return { "*": value };
}

const page = {
  /** How often the page was shown: by a link, a reload, or restored by the browser. */
  views: 0,
  /** Span for which the page was visible. */
  totalTimeSpent: 0,
  /** Span: `totalTimeSpent / views`. */
  averageTimeSpent: 0,
  /** Share of the sessions started here that had no other view: `bounces / entries`, or 0. */
  bounceRate: 0,
  /** Share of the page's views that are the last of their session so far: `exits / views`. */
  exitRate: 0,
  /** Time. */
  lastVisited: 0,
  /** How far down the page was seen, in whole per cent; distinct, highest first. */
  scrollDepth: [0],
  entries: 0,
  bounces: 0,
  exits: 0,
};

const session = {
  id: "",
  /** Time. */
  start: 0,
  /** Paths, the last one last; the oldest are removed first. */
  pagesVisited: [""],
  /** All its views, including those no longer in `pagesVisited`. */
  views: 0,
  /** Host from which it started, or `direct`. */
  referrer: "",
  userAgent: "",
  /** `{width}x{height}` in CSS pixels. */
  screenResolution: "",
  device: "",
  browser: "",
  os: "",
  /** Span from its start to its last event. */
  duration: 0,
};

const click = {
  timestamp: 0,
  /** The element's tag name, with its accessible name in quotes if it is a control. */
  element: "",
  page: "",
  /** In CSS pixels from the window's corner. */
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
  /** Ids. More than one if the id was deleted and the record was not. */
  uniqueVisitors: [""],
  visitorsData: table(visitor),
  /** Ended sessions, the last one last. */
  sessions: [session],
  currentSession: { ...session } as Session | null,
  /** The newest last. */
  clicks: [click],
  /** Sessions by referrer. */
  topReferrers: table(0),
  /** Sessions by device class. */
  deviceStats: table(0),
  /** Sessions by browser. */
  browserStats: table(0),
  /** Views by the hour of the visitor's day, `0` to `23`. */
  peakHours: table(0),
  /** Sessions in all. */
  visitCount: 0,
  isReturningVisitor: false,
  /** Time of the last view, or of the last time a page was left. */
  lastVisit: 0,
  /** Time. */
  firstVisit: 0,
};

export type AnalyticsRecord = typeof example;

export function makeRecord(): AnalyticsRecord {
  const empty = Object.entries(example).map(([name, value]) => {
    if (Array.isArray(value)) return [name, []];
    return [name, typeof value === "object" ? {} : value];
  });
  return { ...(Object.fromEntries(empty) as AnalyticsRecord), currentSession: null };
}

/** Whether a value has the shape of an example. Numbers are finite and not negative; only the current session may be null. */
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

/**
 * The stored record, or a new one.
 * @param stored null when nothing is stored
 * @param warn called when the text is no record (specification, chapter 8)
 */
export function parseRecord(stored: string | null, warn: (message: string) => void): AnalyticsRecord {
  if (stored === null) return makeRecord();
  try {
    const record: unknown = stored.length > bounds.stored ? null : JSON.parse(stored);
    if (record !== null && matches(record, example)) return record as AnalyticsRecord;
  } catch {
    // Not JSON.
  }
  warn("Failed to parse analytics data");
  return makeRecord();
}
