/** Round steps of a scale, times a power of ten. */
const steps = [1, 2, 2.5, 5, 10];

/** Significant digits without floating-point errors. */
const precision = 12;

/** Removes floating-point errors: 0.30000000000000004 becomes 0.3. */
function clean(value: number): number {
  return Number(value.toPrecision(precision));
}

/**
 * Round numbers from just below the least to just above the most, in equal steps.
 * @param about desired number of steps
 */
export function listTicks(least: number, most: number, about = 3): number[] {
  const span = most - least || Math.abs(most) || 1;
  const power = 10 ** Math.floor(Math.log10(span / about));
  const step = (steps.find((each) => each * power >= span / about) ?? 10) * power;
  const first = Math.floor(least / step);
  const last = Math.max(Math.ceil(most / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => clean((first + index) * step));
}

export interface Range {
  least: number;
  most: number;
}

/** The range of the values of a line, from 0 unless that would flatten the line. */
export function findRange(values: readonly number[]): Range {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return { least: least > 0 && least < most / 2 ? 0 : least, most };
}

/** Writes a number as readers of a language do, e.g. `1,200.5`. */
export type WriteNumber = (value: number) => string;

export function numberWriter(language: string): WriteNumber {
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 6 });
  return (value) => format.format(value).replace("-", "−");
}

/** The suffix of every number: a sign such as %, but not a word. */
export function writeSign(unit: string): string {
  return /^\P{L}*$/u.test(unit.trim()) ? unit.trim() : "";
}

/** The name of what is counted, with its unit if that is a word. */
export function nameUnit(name: string, unit: string): string {
  return unit.trim() === "" || writeSign(unit) !== "" ? name : `${name} (${unit.trim()})`;
}

/** A share of a whole as an attribute of SVG: `41.67%`. */
export function writeShare(part: number, whole: number): string {
  return `${whole === 0 ? 0 : Number(((part / whole) * 100).toFixed(2))}%`;
}
