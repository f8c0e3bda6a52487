/** Round steps of a scale, to be multiplied by a power of ten. */
const steps = [1, 2, 2.5, 5, 10];

/** Number of significant digits without floating-point errors. */
const precision = 12;

/** Removes floating-point errors: 0.30000000000000004 becomes 0.3. */
function clean(value: number): number {
  return Number(value.toPrecision(precision));
}

/** Lists round numbers in equal steps, about as many as desired, that enclose a minimum and a maximum. */
export function listTicks(min: number, max: number, about = 3): number[] {
  const span = max - min || Math.abs(max) || 1;
  const power = 10 ** Math.floor(Math.log10(span / about));
  const step = (steps.find((each) => each * power >= span / about) ?? 10) * power;
  const first = Math.floor(min / step);
  const last = Math.max(Math.ceil(max / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => clean((first + index) * step));
}

export interface Range {
  min: number;
  max: number;
}

/** Returns the range of the values of a line, from 0 unless that would flatten the line. */
export function findRange(values: readonly number[]): Range {
  const [min, max] = [Math.min(...values), Math.max(...values)];
  return { min: min > 0 && min < max / 2 ? 0 : min, max };
}

export type FormatNumber = (value: number) => string;

export function createNumberFormat(
  language: string,
  options: Intl.NumberFormatOptions = { maximumFractionDigits: 6 },
): FormatNumber {
  const format = new Intl.NumberFormat(language, options);
  return (value) => format.format(value).replace("-", "−");
}

/** Returns the suffix for every number: a sign such as %, but not a word. A space before it does not break. */
export function formatSuffix(unit: string): string {
  return /^\P{L}*$/u.test(unit.trim()) ? unit.trimEnd().replace(/^\s+/u, "\u00A0") : "";
}

/** Adds the unit to the name of a column if the unit is a word. */
export function nameUnit(name: string, unit: string): string {
  return unit.trim() === "" || formatSuffix(unit) !== "" ? name : `${name} (${unit.trim()})`;
}

/** Formats a share for an SVG attribute: `41.67%`. */
export function formatShare(part: number, whole: number): string {
  return `${whole === 0 ? 0 : Number(((part / whole) * 100).toFixed(2))}%`;
}
