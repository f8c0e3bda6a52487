const pattern = /^[-−]?(?:\d{1,3}(?:,\d{3}){0,3}|\d{1,12})(?:\.\d{1,6})?$/u;

/** Reads a number of a chart's table, e.g. `1,200`, `-3.5`; undefined where it is none. */
export function readChartNumber(text: string): number | undefined {
  return pattern.test(text) ? Number(text.replaceAll(",", "").replace("−", "-")) : undefined;
}
