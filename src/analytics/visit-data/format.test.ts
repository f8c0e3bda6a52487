import { formatDay, formatFileDate, formatHour, formatMoment, formatNumber, formatSpan } from "./format";

const span = { days: "{n} d", hours: "{n} h", minutes: "{n} min", seconds: "{n} s" };

/** As most read it: some languages part the hour from its half of the day by a space of their own. */
function plain(text: string | undefined): string | undefined {
  return text?.replace(/[\u00a0\u202f]/gu, " ");
}

test.each([
  [0, "0 s"],
  [499, "0 s"],
  [500, "1 s"],
  [59_499, "59 s"],
  [59_500, "1 min"],
  [125_000, "2 min 5 s"],
  [3_600_000, "1 h"],
  [3_605_000, "1 h"],
  [3_840_000, "1 h 4 min"],
  [7_199_000, "1 h 59 min"],
  [86_400_000, "1 d"],
  [100_800_000, "1 d 4 h"],
  [1200 * 86_400_000, "1,200 d"],
])("a span of %d ms is %s", (time, text) => {
  expect(formatSpan(time, span, "en-US")).toBe(text);
});

test("a span's words stand as they are given", () => {
  expect(formatSpan(65_000, { ...span, minutes: "$& {n} Min." }, "de")).toBe("$& 1 Min. 5 s");
});

test.each([
  ["en-US", "1,234", "Mar 9, 2026", "Mar 9, 02:07 PM", "2:00 PM"],
  ["en-GB", "1,234", "9 Mar 2026", "9 Mar, 14:07", "14:00"],
  ["de", "1.234", "09.03.2026", "9. März, 14:07", "14:00"],
])("numbers and times are written as in %s", (locale, number, day, moment, hour) => {
  const time = new Date(2026, 2, 9, 14, 7).getTime();
  expect(formatNumber(1234, locale)).toBe(number);
  expect(formatDay(time, locale)).toBe(day);
  expect(plain(formatMoment(time, new Date(2026, 10, 21), locale))).toBe(moment);
  expect(plain(formatHour(14, locale))).toBe(hour);
});

test("a time of another year has its year", () => {
  expect(formatMoment(new Date(2025, 11, 31, 9, 5).getTime(), new Date(2026, 0, 1), "en-GB")).toBe(
    "31 Dec 2025, 09:05",
  );
});

test("the day's last hour ends where its first begins", () => {
  expect(formatHour(24, "en-GB")).toBe(formatHour(0, "en-GB"));
});

test("a time that no calendar has is none", () => {
  expect([formatDay(1e300), formatMoment(1e300, new Date())]).toEqual([undefined, undefined]);
});

test("a file's date is the day by the visitor's clock", () => {
  expect(formatFileDate(new Date(2026, 0, 5, 0, 30))).toBe("2026-01-05");
  expect(formatFileDate(new Date(2026, 10, 21, 23, 30))).toBe("2026-11-21");
});
