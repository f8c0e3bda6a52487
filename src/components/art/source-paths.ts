/**
 * One sample account for the drawings of the data sources. All share one time axis of 1000 units, of which 700 lie before now,
 * and are stretched to their place: strokes keep their width, and dots are strokes without length.
 */
export const now = 700;
const week = now / 50;

/** Use of the account, week by week, up to now. */
export const usage = [
  12, 14, 13, 17, 16, 20, 18, 23, 22, 21, 26, 30, 27, 29, 34, 31, 36, 35, 41, 38, 43, 40, 46, 49, 45, 52, 50, 56, 53,
  59, 64, 60, 66, 63, 58, 54, 57, 61, 68, 65, 71, 75, 70, 77, 74, 81, 79, 84, 82, 88, 91,
];

/** Weeks with a call, and weeks with a ticket. */
export const calls = [2, 7, 12, 15, 21, 26, 29, 34, 38, 43, 48];
export const tickets = [5, 17, 33, 35, 45];

/** Weeks that are followed down to the timeline. */
export const followed = { calls: [7, 26, 43], tickets: [35], turns: [23, 41], changes: [10, 30] };

/** The same, as they come together from lane to lane. */
export const fromCalls = [...followed.calls, ...followed.tickets];
export const fromUsage = [...fromCalls, ...followed.turns];
export const fromAll = [...fromUsage, ...followed.changes];

/** Height at a week. */
type Height = (week: number) => number;

export function toX(index: number): number {
  return index * week;
}

/** Dots at some weeks. */
export function drawDots(weeks: readonly number[], y: Height): string {
  return weeks.map((index) => `M${toX(index)} ${y(index)}h.01`).join("");
}

/** Upright lines at some weeks. */
export function drawDrops(weeks: readonly number[], from: Height, to: Height): string {
  return weeks.map((index) => `M${toX(index)} ${from(index)}V${to(index)}`).join("");
}

/** The line of use. */
export function drawUsage(y: Height): string {
  return `M${usage.map((_, index) => `${toX(index)} ${y(index)}`).join(" ")}`;
}

/** Height of the line in its own lane, and on the timeline. */
export function usageY(index: number): number {
  return Math.round(92 - (usage[index] ?? 0) * 0.72);
}

export function timelineY(index: number): number {
  return Math.round(132 - (usage[index] ?? 0) * 0.78);
}
