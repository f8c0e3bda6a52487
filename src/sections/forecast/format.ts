import { fill } from "../../fill";
import type { Metric, Point } from "./series";

/** Formats of numbers. Intl is too slow: its first formats take longer than the rest of the script. */
export type Units = Queries.ForecastUnitsFragment;

const thousandsIn = { billions: 1_000_000, millions: 1000, thousands: 1 } as const;

function fillNumber(text: string, number: string | number, { decimal }: Units): string {
  return fill(text, { n: String(number).replace(".", decimal) });
}

/**
 * Formats thousands, e.g. *$1.86M*.
 * @param digits significant digits
 * @param short without trailing zeros
 */
function formatMoney(thousands: number, digits: number, units: Units, short = false): string {
  const rounded = Number(thousands.toPrecision(digits));
  if (rounded === 0) return units.zero;
  const unit =
    rounded >= thousandsIn.billions ? "billions" : rounded >= thousandsIn.millions ? "millions" : "thousands";
  const amount = (rounded / thousandsIn[unit]).toPrecision(digits);
  return fillNumber(units[unit], short ? Number(amount) : amount, units);
}

/** Formats a value, e.g. *$175.8M* or *108.0%*. Amounts are in thousands. */
export function formatValue(metric: Metric, value: number, units: Units): string {
  if (metric !== "arr") return fillNumber(units.percent, value.toFixed(1), units);
  // Four digits for company totals, three for accounts.
  return formatMoney(value, value < 10_000 ? 3 : 4, units);
}

export function formatTick(metric: Metric, value: number, units: Units): string {
  return metric === "arr" ? formatMoney(value, 4, units, true) : fillNumber(units.percent, value, units);
}

/** Formats a change, e.g. *+$11.6M* or *−0.8 pts*. */
export function formatChange(metric: Metric, change: number, units: Units): string {
  const size = Math.abs(change);
  const text = metric === "arr" ? formatMoney(size, 3, units, true) : fillNumber(units.points, size.toFixed(1), units);
  return change === 0 ? text : fill(change > 0 ? units.more : units.less, { n: text });
}

/** Describes a month, its value and its range. */
export function formatPoint(
  { value, range }: Point,
  month: string,
  strings: Record<"actualAt" | "forecastAt", string>,
  format: (value: number) => string,
): string {
  if (!range) return fill(strings.actualAt, { month, value: format(value) });
  return fill(strings.forecastAt, { month, value: format(value), low: format(range[0]), high: format(range[1]) });
}
