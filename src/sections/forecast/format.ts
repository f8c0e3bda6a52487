import { fill } from "../../fill";
import type { Metric, Point } from "./series";

interface PointStrings {
  actualAt: string;
  forecastAt: string;
}

/** Texts around numbers. Not by Intl: its first formats alone take longer than all else that the script does. */
export type Units = Queries.ForecastFragment["units"];

const thousandsIn = { billions: 1_000_000, millions: 1000, thousands: 1 } as const;

function fillNumber(text: string, number: string | number, { decimal }: Units): string {
  return fill(text, { n: String(number).replace(".", decimal) });
}

/**
 * An amount in thousands, e.g. *$1.86M*.
 * @param digits significant digits
 * @param short without decimals that are zero
 */
function writeMoney(thousands: number, digits: number, units: Units, short = false): string {
  const rounded = Number(thousands.toPrecision(digits));
  if (rounded === 0) return units.zero;
  const unit =
    rounded >= thousandsIn.billions ? "billions" : rounded >= thousandsIn.millions ? "millions" : "thousands";
  const amount = (rounded / thousandsIn[unit]).toPrecision(digits);
  return fillNumber(units[unit], short ? Number(amount) : amount, units);
}

/** A value of a metric, e.g. *$175.8M*, *$1.86M* or *108.0%*. Amounts are in thousands. */
export function writeValue(metric: Metric, value: number, units: Units): string {
  if (metric !== "arr") return fillNumber(units.percent, value.toFixed(1), units);
  // Companies are in hundreds of millions, accounts in thousands.
  return writeMoney(value, value < 10_000 ? 3 : 4, units);
}

/** A number of the scale. */
export function writeTick(metric: Metric, value: number, units: Units): string {
  return metric === "arr" ? writeMoney(value, 4, units, true) : fillNumber(units.percent, value, units);
}

/** A change with its sign, e.g. *+$11.6M* or *−0.8 pts*. */
export function writeChange(metric: Metric, change: number, units: Units): string {
  const size = Math.abs(change);
  const text = metric === "arr" ? writeMoney(size, 3, units, true) : fillNumber(units.points, size.toFixed(1), units);
  return change === 0 ? text : fill(change > 0 ? units.more : units.less, { n: text });
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
