/** Lengths of units in seconds. */
const units = { day: 86_400, hour: 3600, minute: 60, second: 1 };

/**
 * Formats a span in its two largest units, e.g. *2 min 5 sec*.
 * @param span in milliseconds
 * @param locale defaults to the visitor's, here and below
 */
export function formatSpan(span: number, locale?: string): string {
  let rest = Math.round(span / 1000);
  const counts = Object.entries(units).map(([unit, length]) => {
    const count = Math.floor(rest / length);
    rest %= length;
    return { unit, count };
  });
  const largest = counts.findIndex(({ count }) => count > 0);
  const parts = largest === -1 ? counts.slice(-1) : counts.slice(largest, largest + 2).filter(({ count }) => count > 0);
  return parts
    .map(({ unit, count }) => count.toLocaleString(locale, { style: "unit", unit, unitDisplay: "short" }))
    .join(" ");
}

/** Formats a time in a locale; undefined if it is not a valid date. */
export function formatTime(time: number, options: Intl.DateTimeFormatOptions, locale?: string): string | undefined {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? undefined : date.toLocaleString(locale, options);
}
