/** A language tag, or nothing for the visitor's own. */
type Locale = string | undefined;

type SpanWords = Record<"days" | "hours" | "minutes" | "seconds", string>;

/** In seconds. */
const units = [
  ["days", 86_400],
  ["hours", 3600],
  ["minutes", 60],
  ["seconds", 1],
] as const;

export function formatNumber(value: number, locale?: Locale): string {
  return value.toLocaleString(locale);
}

/**
 * A span in its two largest units, e.g. *2 min 5 s*; what is less is left out.
 * @param span in milliseconds
 */
export function formatSpan(span: number, words: SpanWords, locale?: Locale): string {
  let rest = Math.round(span / 1000);
  const parts = units.map(([unit, length]) => {
    const count = Math.floor(rest / length);
    rest %= length;
    return { unit, count };
  });
  const largest = parts.findIndex(({ count }) => count > 0);
  const shown = largest === -1 ? parts.slice(-1) : parts.slice(largest, largest + 2).filter(({ count }) => count > 0);
  return shown.map(({ unit, count }) => words[unit].replace("{n}", () => formatNumber(count, locale))).join(" ");
}

/** A time as the visitor writes it; nothing for one that no calendar has. */
function formatTime(time: number, options: Intl.DateTimeFormatOptions, locale: Locale): string | undefined {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? undefined : date.toLocaleString(locale, options);
}

export function formatDay(time: number, locale?: Locale): string | undefined {
  return formatTime(time, { dateStyle: "medium" }, locale);
}

/** A time to the minute, without the year if that is the present one. */
export function formatMoment(time: number, now: Date, locale?: Locale): string | undefined {
  const minute: Intl.DateTimeFormatOptions = { month: "short", day: "numeric", hour: "2-digit", minute: "2-digit" };
  const isPresent = new Date(time).getFullYear() === now.getFullYear();
  return formatTime(time, isPresent ? minute : { ...minute, year: "numeric" }, locale);
}

/** An hour of the day, 0 to 24, e.g. *14:00* or *2:00 PM*. */
export function formatHour(hour: number, locale?: Locale): string {
  return new Date(2026, 0, 1, hour).toLocaleTimeString(locale, { timeStyle: "short" });
}

/** The day by the visitor's clock, as `YYYY-MM-DD`. */
export function formatFileDate(date: Date): string {
  const pad = (part: number) => String(part).padStart(2, "0");
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}
