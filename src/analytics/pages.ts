import { bounds } from "./bounds";
import type { AnalyticsRecord, Page } from "./record";
import { at } from "./tables";

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

/** Changes what is known of a page, if anything is, and reckons its rates anew. */
export function updatePage(record: AnalyticsRecord, path: string, change: (page: Page) => Page): AnalyticsRecord {
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
export function addPage(record: AnalyticsRecord, path: string): AnalyticsRecord {
  if (at(record.pageViews, path)) return record;
  const kept = Object.entries(record.pageViews);
  if (kept.length >= bounds.pages) {
    const oldest = kept.reduce((one, other) => (other[1].lastVisited < one[1].lastVisited ? other : one));
    kept.splice(kept.indexOf(oldest), 1);
  }
  return { ...record, pageViews: { ...Object.fromEntries(kept), [path]: makePage() } };
}
