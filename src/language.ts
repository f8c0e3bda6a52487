// Rules of a language, which is a BCP 47 tag. They run in the build, because the data of browsers differs.

const rightToLeft = /^(?:Adlm|Arab|Hebr|Nkoo|Rohg|Syrc|Thaa)$/u;

/** The direction of its script, for `dir`. */
export function findDirection(language: string): "ltr" | "rtl" {
  return rightToLeft.test(new Intl.Locale(language).maximize().script ?? "") ? "rtl" : "ltr";
}

/** A day, `YYYY-MM-DD`, e.g. *January 15, 2026*. */
export function writeDay(day: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));
}

/** Months in a row, e.g. *Jan 2026* and *January 2026*. @param first day of the first month, `YYYY-MM-DD` */
export function listMonths(first: string, count: number, language: string): { short: string; long: string }[] {
  const [year = 0, month = 1] = first.split("-").map(Number);
  const write = (style: "short" | "long", index: number) =>
    new Intl.DateTimeFormat(language, { month: style, year: "numeric", timeZone: "UTC" }).format(
      new Date(Date.UTC(year, month - 1 + index)),
    );
  return Array.from({ length: count }, (_, index) => ({ short: write("short", index), long: write("long", index) }));
}
