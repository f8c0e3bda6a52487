import { fill } from "../fill";
import type { Metric, Point } from "./series";

interface PointStrings {
  actualAt: string;
  forecastAt: string;
}

/** The first month of all series, `YYYY-MM-DD`, and the names of the months; three letters are the short form. */
export interface Calendar {
  firstMonth: string;
  monthNames: readonly string[];
}

/** Month `index` months after the first, e.g. *Dec 2026*, or *December 2026* if `long`. */
export function writeMonth({ firstMonth, monthNames }: Calendar, index: number, long = false): string {
  // Not by Intl: its first formats alone take longer than all else that the script does.
  const [year = 0, month = 1] = firstMonth.split("-").map(Number);
  const count = month - 1 + index;
  const name = monthNames[count % 12] ?? "";
  return `${long ? name : name.slice(0, 3)} ${year + Math.floor(count / 12)}`;
}

const thousandsIn = { B: 1_000_000, M: 1000, K: 1 } as const;

/**
 * An amount in thousands of dollars, e.g. *$1.86M*.
 * @param digits significant digits
 * @param short without decimals that are zero
 */
function writeMoney(thousands: number, digits: number, short = false): string {
  const rounded = Number(thousands.toPrecision(digits));
  const unit = rounded >= thousandsIn.B ? "B" : rounded >= thousandsIn.M ? "M" : "K";
  const amount = (rounded / thousandsIn[unit]).toPrecision(digits);
  return `$${short ? Number(amount) : amount}${rounded === 0 ? "" : unit}`;
}

/** A value of a metric, e.g. *$175.8M*, *$1.86M* or *108.0%*. Amounts are in thousands of dollars. */
export function writeValue(metric: Metric, value: number): string {
  if (metric !== "arr") return `${value.toFixed(1)}%`;
  // Companies are in hundreds of millions, accounts in thousands.
  return writeMoney(value, value < 10_000 ? 3 : 4);
}

/** A number of the scale. */
export function writeTick(metric: Metric, value: number): string {
  return metric === "arr" ? writeMoney(value, 4, true) : `${value}%`;
}

/** A change with its sign, e.g. *+$11.6M* or *−0.8 pts*. @param points the text of a difference of percentages */
export function writeChange(metric: Metric, change: number, points: string): string {
  const size = Math.abs(change);
  const sign = change > 0 ? "+" : change < 0 ? "−" : "";
  return sign + (metric === "arr" ? writeMoney(size, 3, true) : fill(points, { n: size.toFixed(1) }));
}

/** A month with its value and range, as a sentence. */
export function writePoint(
  { value, range }: Point,
  month: string,
  strings: PointStrings,
  write: (value: number) => string,
): string {
  if (!range) return fill(strings.actualAt, { month, value: write(value) });
  return fill(strings.forecastAt, { month, value: write(value), low: write(range[0]), high: write(range[1]) });
}
