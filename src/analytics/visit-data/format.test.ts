import { formatSpan, formatTime } from "./format";

test.each([
  [499, "0 sec"],
  [59_499, "59 sec"],
  [59_500, "1 min"],
  [125_000, "2 min 5 sec"],
  [3_605_000, "1 hr"],
  [100_800_000, "1 day 4 hr"],
  [1200 * 86_400_000, "1,200 days"],
])("a span of %d ms is %s", (time, text) => {
  expect(formatSpan(time, "en-US")).toBe(text);
});

test("times are formatted in the locale, and an invalid one is undefined", () => {
  const time = new Date(2026, 2, 9, 14, 7).getTime();
  expect(formatTime(time, { dateStyle: "medium" }, "de")).toBe("09.03.2026");
  expect(formatTime(1e300, { dateStyle: "medium" })).toBeUndefined();
});
