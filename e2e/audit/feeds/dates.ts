const days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

/** Whether this is a day of the calendar, `YYYY-MM-DD`. */
function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/**
 * Whether this is a date as sitemaps have it.
 * @see https://www.w3.org/TR/NOTE-datetime
 */
export function isW3cDate(text: string): boolean {
  const form = /^(\d{4}-\d{2}-\d{2})(?:T([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/u;
  const [, day = ""] = form.exec(text) ?? [];
  return isDay(day);
}

/**
 * Whether this is a date as RSS has it, with four figures for the year, and names the right day of the week.
 * @see https://www.rfc-editor.org/rfc/rfc822#section-5
 */
export function isMailDate(text: string): boolean {
  const form = /^([A-Z][a-z]{2}), (\d{2}) ([A-Z][a-z]{2}) \d{4} [0-2]\d:[0-5]\d(?::[0-5]\d)? (?:GMT|UT|[+-]\d{4})$/u;
  const [, weekday, day] = form.exec(text) ?? [];
  // Of the place that the date is told for, whatever its distance from Greenwich.
  const date = new Date(text.replace(/ [^ ]+$/u, " GMT"));
  return days[date.getUTCDay()] === weekday && date.getUTCDate() === Number(day);
}
