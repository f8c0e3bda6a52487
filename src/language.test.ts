import { findDirection, formatDay, formatPay, listMonths } from "./language";

test.each([
  ["ltr", ["en", "de-AT", "az", "zh-Hant"]],
  ["rtl", ["ar", "he", "fa-IR", "ur", "az-Arab", "ks"]],
])("the direction %s is that of %j", (direction, languages) => {
  expect(languages.map(findDirection)).toEqual(languages.map(() => direction));
});

test("a day is written as its language writes it, whatever the time zone is", () => {
  const days = ["en", "de", "ar"].map((language) => formatDay("2026-01-05", language));
  expect(days).toEqual(["January 5, 2026", "5. Januar 2026", "5 يناير 2026"]);
});

test("months follow one another over the end of a year, in a short and a long form", () => {
  expect(listMonths("2024-11-01", 3, "en")).toEqual([
    { short: "Nov 2024", long: "November 2024" },
    { short: "Dec 2024", long: "December 2024" },
    { short: "Jan 2025", long: "January 2025" },
  ]);
  expect(listMonths("2026-03-01", 1, "de")).toEqual([{ short: "März 2026", long: "März 2026" }]);
});

test("pay is a range in its currency, or one amount", () => {
  const write = (language: string, min: number, max: number, currency = "USD") =>
    formatPay({ currency, min, max }, language).replace(/\s/gu, " ");
  expect(write("en", 95000, 120000)).toBe("$95,000 – $120,000");
  expect(write("en", 60000, 60000)).toBe("$60,000");
  expect(write("de", 52000, 64000, "EUR")).toBe("52.000–64.000 €");
});
