/** Limits of the record. Times are in milliseconds, lengths in UTF-16 code units. */
export const bounds = {
  /** Without a view for longer, the next one begins a session (specification, chapter 4). */
  sessionTimeout: 30 * 60 * 1000,
  /** Specification, chapter 9. */
  clicks: 1000,
  /** Specification, chapter 9. */
  scrollDepths: 10,
  // The specification sets no limit to the rest. These keep the record at a few hundred kilobytes, so that it is written in a moment.
  sessions: 40,
  pagesOfSession: 30,
  pages: 100,
  visitors: 20,
  referrers: 100,
  tabs: 50,
  /** Of a path, a host, what a click hit. */
  text: 80,
  userAgent: 300,
} as const;
