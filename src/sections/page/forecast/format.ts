import { fill } from "../../../text/fill";
import type { Metric, Point } from "./series";

/** Formats of numbers. Intl is too slow: its first formats take longer than the rest of the script. */
type Units = Queries.ForecastUnitsFragment;

const thousandsIn = { billions: 1_000_000, millions: 1000, thousands: 1 } as const;

/** Rounds a change or a value to what the content has: amounts to hundredths, the others to tenths, as they are shown. */
function roundValue(metric: Metric, value: number): number {
  // Adding 0 replaces -0.
  return Number(value.toFixed(metric === "arr" ? 2 : 1)) + 0;
}

/** Writes the sign of a number before its absolute value. */
function sign(value: number, { less }: Units, write: (size: number) => string): string {
  const text = write(Math.abs(value));
  return value < 0 ? fill(less, { n: text }) : text;
}

function fillNumber(text: string, number: string | number, { decimal }: Units): string {
  return fill(text, { n: String(number).replace(".", decimal) });
}

/** Formats thousands, not negative, to significant digits, e.g. *$1.86M*; if `short`, without trailing zeros. */
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
  return sign(roundValue(metric, value), units, (size) => {
    if (metric !== "arr") return fillNumber(units.percent, size.toFixed(1), units);
    // Four digits for company totals, three for accounts.
    return formatMoney(size, size < 10_000 ? 3 : 4, units);
  });
}

/** Formats a value of an axis, which is round. */
export function formatTick(metric: Metric, value: number, units: Units): string {
  return sign(value, units, (size) =>
    metric === "arr" ? formatMoney(size, 4, units, true) : fillNumber(units.percent, size, units),
  );
}

/** Formats a change, e.g. *+$11.6M* or *−0.8 pts*. */
export function formatChange(metric: Metric, change: number, units: Units): string {
  const rounded = roundValue(metric, change);
  const text = sign(rounded, units, (size) =>
    metric === "arr" ? formatMoney(size, 3, units, true) : fillNumber(units.points, size.toFixed(1), units),
  );
  return rounded > 0 ? fill(units.more, { n: text }) : text;
}

/** Classifies a change as gain, loss or neither, as it is shown: less churn is a gain. */
export function findPolarity(metric: Metric, change: number): "gain" | "loss" | undefined {
  const rounded = roundValue(metric, change);
  if (rounded === 0) return undefined;
  return rounded > 0 === (metric !== "churn") ? "gain" : "loss";
}

export function formatPoint(
  { value, range }: Point,
  month: string,
  strings: Record<"actualAt" | "forecastAt", string>,
  format: (value: number) => string,
): string {
  if (!range) return fill(strings.actualAt, { month, value: format(value) });
  return fill(strings.forecastAt, { month, value: format(value), low: format(range[0]), high: format(range[1]) });
}
