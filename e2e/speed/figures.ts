import type { Result } from "lighthouse";

import { takeMedian } from "./median";

export const kinds = ["document", "script", "style", "font", "image", "other"] as const;
export type Kind = (typeof kinds)[number];

/** What one run says of a page, and what the median of some says. */
export interface Figures {
  /** 0 to 100; without the categories that were not asked for. */
  scores: Readonly<Record<string, number>>;
  /** First Contentful Paint, Largest Contentful Paint, Total Blocking Time, Speed Index, in milliseconds. */
  fcp: number;
  lcp: number;
  tbt: number;
  si: number;
  /** Cumulative Layout Shift, without a unit. */
  cls: number;
  /** What went over the line, headers included, in bytes. */
  bytes: Readonly<Record<Kind, number>>;
  requests: number;
}

interface NetworkRequest {
  url: string;
  resourceType?: string;
  mimeType?: string;
  transferSize?: number;
}

const named: Readonly<Record<string, Kind>> = {
  Document: "document",
  Script: "script",
  Stylesheet: "style",
  Font: "font",
  Image: "image",
};

/** Kind of a request. What is fetched ahead says only by its type what it is. */
function findKind({ resourceType = "", mimeType = "" }: NetworkRequest): Kind {
  const kind = named[resourceType];
  if (kind) return kind;
  return /\bjavascript\b/u.test(mimeType) ? "script" : "other";
}

/** Reads a report. */
export function readFigures(report: Pick<Result, "categories" | "audits">): Figures {
  function read(audit: string): number {
    return report.audits[audit]?.numericValue ?? NaN;
  }
  const details = report.audits["network-requests"]?.details as { items?: NetworkRequest[] } | undefined;
  const requests = (details?.items ?? []).filter(({ url }) => url.startsWith("http"));
  const bytes = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>;
  for (const request of requests) bytes[findKind(request)] += request.transferSize ?? 0;
  const scores = Object.entries(report.categories).map(([name, { score }]) => [name, Math.round((score ?? NaN) * 100)]);
  return {
    scores: Object.fromEntries(scores) as Record<string, number>,
    fcp: read("first-contentful-paint"),
    lcp: read("largest-contentful-paint"),
    tbt: read("total-blocking-time"),
    si: read("speed-index"),
    cls: read("cumulative-layout-shift"),
    bytes,
    requests: requests.length,
  };
}

/** Each figure's own median, so that a figure of the result may come from another run than the next. */
export function takeMedians(runs: readonly Figures[]): Figures {
  function median(read: (figures: Figures) => number): number {
    return takeMedian(runs.map(read));
  }
  const categories = Object.keys(runs[0]?.scores ?? {});
  const scores = categories.map((name) => [name, median((run) => run.scores[name] ?? NaN)]);
  return {
    scores: Object.fromEntries(scores) as Record<string, number>,
    fcp: median((run) => run.fcp),
    lcp: median((run) => run.lcp),
    tbt: median((run) => run.tbt),
    si: median((run) => run.si),
    cls: median((run) => run.cls),
    bytes: Object.fromEntries(kinds.map((kind) => [kind, median((run) => run.bytes[kind])])) as Record<Kind, number>,
    requests: median((run) => run.requests),
  };
}
