import { isMailDate, isW3cDate } from "./dates";

test.each(["2026-11-22", "2026-11-22T09:45Z", "2026-11-22T09:45:10.5+01:00"])("%s is a date of a sitemap", (date) => {
  expect(isW3cDate(date)).toBe(true);
});

test.each(["", "2026-02-30", "22.11.2026", "2026-11-22T25:00Z", "2026-11-22T09:45"])("%s is none", (date) => {
  expect(isW3cDate(date)).toBe(false);
});

test.each(["Wed, 15 Apr 2026 00:00:00 GMT", "Wed, 15 Apr 2026 23:30:00 -0500"])("%s is a date of a feed", (date) => {
  expect(isMailDate(date)).toBe(true);
});

test.each(["2026-04-15", "Tue, 15 Apr 2026 00:00:00 GMT", "Tue, 31 Feb 2026 00:00:00 GMT", "Wed, 15 Apr 26 00:00 GMT"])(
  "%s is none",
  (date) => {
    expect(isMailDate(date)).toBe(false);
  },
);
