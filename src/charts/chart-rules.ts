/** Kinds of chart with the limits of their tables. */
export const chartRules = {
  bars: { columns: [2], rows: { min: 2, max: 12 }, shape: "a name and a number" },
  dots: { columns: [2, 3], rows: { min: 2, max: 12 }, shape: "a name and one number or two" },
  line: { columns: [2, 4], rows: { min: 3, max: 60 }, shape: "a name and a number, or that with low and high" },
  multiples: { columns: [3, 4, 5, 6, 7], rows: { min: 3, max: 60 }, shape: "a name and two to six numbers" },
  grid: { columns: [2, 3, 4, 5, 6], rows: { min: 2, max: 14 }, shape: "a name and one to five words" },
} as const satisfies Record<string, { columns: readonly number[]; rows: { min: number; max: number }; shape: string }>;

export type ChartType = keyof typeof chartRules;

const numberPattern = /^[-−]?(?:\d{1,3}(?:,\d{3}){0,3}|\d{1,12})(?:\.\d{1,6})?$/u;

/** Parses a number of a chart's table, e.g. `1,200`, `-3.5`; undefined if it is not a number. */
export function readChartNumber(text: string): number | undefined {
  return numberPattern.test(text) ? Number(text.replaceAll(",", "").replace("−", "-")) : undefined;
}
