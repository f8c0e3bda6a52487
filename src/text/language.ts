// Runs in the build, because locale data differs between browsers. Languages are BCP 47 tags.

const rightToLeft = /^(?:Adlm|Arab|Hebr|Nkoo|Rohg|Syrc|Thaa)$/u;

/** Returns the text direction of a language. */
export function findDirection(language: string): "ltr" | "rtl" {
  return rightToLeft.test(new Intl.Locale(language).maximize().script ?? "") ? "rtl" : "ltr";
}

/** Returns the name of a language in that language, with a capital letter. */
export function nameLanguage(language: string): string {
  const name = new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;
  const [first = ""] = name;
  return first.toLocaleUpperCase(language) + name.slice(first.length);
}

/** Formats a day (`YYYY-MM-DD`), e.g. *January 15, 2026*. */
export function formatDay(day: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));
}

/** Formats a range of money, e.g. *$95,000 – $120,000*, or one amount, e.g. *$49.50*. */
export function formatMoney(money: { currency: string; min: number; max: number }, language: string): string {
  const { currency, min, max } = money;
  const format = new Intl.NumberFormat(language, {
    style: "currency",
    currency,
    trailingZeroDisplay: "stripIfInteger",
  });
  // After a currency of several letters the dash has no spaces, unlike after *$*.
  return min === max ? format.format(min) : format.formatRange(min, max).replace(/(?<=^\D.*\d)–(?=\d)/u, " – ");
}

/** Formats the month some months from a day (`YYYY-MM-DD`), e.g. *Jan*, *Jan 2026* or *January 2026*. */
export function formatMonth(
  now: string,
  offset: number,
  language: string,
  style: Pick<Intl.DateTimeFormatOptions, "month" | "year">,
): string {
  const [year = 0, month = 1] = now.split("-").map(Number);
  return new Intl.DateTimeFormat(language, { ...style, timeZone: "UTC" }).format(Date.UTC(year, month - 1 + offset));
}
