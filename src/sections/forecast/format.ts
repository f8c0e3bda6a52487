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
  // Not Intl.DateTimeFormat: the first one alone takes longer than all else that the script does.
  const [year = 0, month = 1] = firstMonth.split("-").map(Number);
  const count = month - 1 + index;
  const name = monthNames[count % 12] ?? "";
  return `${long ? name : name.slice(0, 3)} ${year + Math.floor(count / 12)}`;
}

/** Formats by their settings: a new one costs more than what it formats. */
const formats = new Map<string, Intl.NumberFormat>();

function reuse(key: string, create: () => Intl.NumberFormat): Intl.NumberFormat {
  const format = formats.get(key) ?? create();
  formats.set(key, format);
  return format;
}

/** An amount in thousands of dollars, with the least and the most significant digits. */
function writeMoney(
  thousands: number,
  language: string,
  minimumSignificantDigits: number,
  maximumSignificantDigits: number,
): string {
  const create = () =>
    new Intl.NumberFormat(language, {
      style: "currency",
      currency: "USD",
      notation: "compact",
      minimumSignificantDigits,
      maximumSignificantDigits,
    });
  return reuse(`${language} $ ${minimumSignificantDigits} ${maximumSignificantDigits}`, create).format(
    thousands * 1000,
  );
}

/** A value of a metric, e.g. *$175.8M*, *$1.86M* or *108.0%*. Amounts are in thousands of dollars, with three or four digits. */
export function writeValue(metric: Metric, value: number, language: string): string {
  if (metric !== "arr") return `${writeDecimal(value, language)}%`;
  // Companies are in hundreds of millions, accounts in thousands.
  const digits = Math.abs(value) < 10_000 ? 3 : 4;
  return writeMoney(value, language, digits, digits);
}

/** A number of the scale, without decimals that it does not need. */
export function writeTick(metric: Metric, value: number, language: string): string {
  if (metric !== "arr") return `${value.toLocaleString(language)}%`;
  return writeMoney(value, language, 1, 4);
}

function writeDecimal(value: number, language: string): string {
  const create = () => new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return reuse(`${language} 0.0`, create).format(value);
}

/** A change with its sign, e.g. *+$11.6M* or *−0.8 pts*. @param points the text of a difference of percentages */
export function writeChange(metric: Metric, change: number, points: string, language: string): string {
  const size = Math.abs(change);
  const sign = change > 0 ? "+" : change < 0 ? "−" : "";
  const written =
    metric === "arr" ? writeMoney(size, language, 1, 3) : fill(points, { n: writeDecimal(size, language) });
  return sign + written;
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
