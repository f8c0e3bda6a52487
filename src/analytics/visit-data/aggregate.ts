import type { AnalyticsRecord } from "../record";

export interface Counted {
  name: string;
  count: number;
}

/** A table of counts, the highest first. */
export function rank(table: Readonly<Record<string, number>>): Counted[] {
  return Object.entries(table)
    .map(([name, count]) => ({ name, count }))
    .sort((one, other) => other.count - one.count);
}

/** Views in each of a day's 24 hours. */
export function listHours(peakHours: Readonly<Record<string, number>>): number[] {
  return Array.from({ length: 24 }, (_, hour) => (Object.hasOwn(peakHours, hour) ? (peakHours[hour] ?? 0) : 0));
}

/** Span for which pages were seen, in milliseconds. */
export function sumTime({ pageViews }: Pick<AnalyticsRecord, "pageViews">): number {
  return Object.values(pageViews).reduce((sum, { totalTimeSpent }) => sum + totalTimeSpent, 0);
}

export type ClickKind = "link" | "button" | "field" | "element";

const kinds: Readonly<Record<string, ClickKind>> = {
  a: "link",
  button: "button",
  summary: "button",
  input: "field",
  select: "field",
  textarea: "field",
  label: "field",
};

/**
 * What was clicked, from the words that the record has for it: an element's name, and its own name in quotes if it has one.
 * @returns its kind, and what it is called
 */
export function readClick(element: string): { kind: ClickKind; name: string } {
  const [, tag = "", quoted] = /^(\S+)(?: "(.*)"?)?$/su.exec(element) ?? [];
  const kind = Object.hasOwn(kinds, tag) ? kinds[tag] : undefined;
  return { kind: kind ?? "element", name: quoted?.replace(/"$/u, "") ?? (kind ? "" : element) };
}
