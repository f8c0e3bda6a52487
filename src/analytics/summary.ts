import type { AnalyticsRecord, Click } from "./record";

/** What is shown of a record (specification, chapter 3, Summary). */
export interface Summary {
  /** The 10 most viewed, the most viewed first; spans in milliseconds. */
  pages: { path: string; views: number; averageTimeSpent: number }[];
  /** The 5 hosts from which most sessions began. */
  referrers: { host: string; sessions: number }[];
  /** The last 50, the newest first. */
  clicks: Click[];
}

export function summarise({ pageViews, topReferrers, clicks }: AnalyticsRecord): Summary {
  const pages = Object.entries(pageViews).map(([path, { views, averageTimeSpent }]) => ({
    path,
    views,
    averageTimeSpent,
  }));
  const referrers = Object.entries(topReferrers).map(([host, sessions]) => ({ host, sessions }));
  return {
    pages: pages.sort((one, other) => other.views - one.views).slice(0, 10),
    referrers: referrers.sort((one, other) => other.sessions - one.sessions).slice(0, 5),
    clicks: clicks.slice(-50).reverse(),
  };
}
