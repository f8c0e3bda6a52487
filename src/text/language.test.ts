import { findDirection, formatDay, formatMoney, formatMonth, nameLanguage } from "./language";

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

test("a month is counted from another over the end of a year, and written as its language writes it", () => {
  const year = "numeric";
  expect([-1, 0, 2].map((offset) => formatMonth("2026-12-01", offset, "en", { month: "long", year }))).toEqual([
    "November 2026",
    "December 2026",
    "February 2027",
  ]);
  expect(formatMonth("2026-01-01", -10, "de", { month: "short", year })).toBe("März 2025");
  expect(formatMonth("2026-12-01", -10, "en", { month: "short" })).toBe("Feb");
});

test("money is a range in its currency, or one amount, with decimals only if it has some", () => {
  const write = (language: string, min: number, max: number, currency = "USD") =>
    formatMoney({ currency, min, max }, language).replace(/\s/gu, " ");
  expect(write("en", 95000, 120000)).toBe("$95,000 – $120,000");
  expect(write("en", 900000, 1200000, "MXN")).toBe("MX$900,000 – 1,200,000");
  expect(write("en", 60000, 60000)).toBe("$60,000");
  expect(write("de", 52000, 64000, "EUR")).toBe("52.000–64.000 €");
  expect(write("de", 49.5, 49.5, "EUR")).toBe("49,50 €");
});

test("a language is named in its own words, with a capital letter where its script has them", () => {
  const names = ["de", "fr", "es-MX", "he", "zh-Hant"].map(nameLanguage);
  expect(names).toEqual(["Deutsch", "Français", "Español de México", "עברית", "繁體中文"]);
});
