import { article } from "./kinds/article";
import type { ContentDefinition } from "./define";
import { job } from "./kinds/job";
import { explainWithheld, findLastMonth, isPublished, readDay } from "./publication";
import { post } from "./kinds/post";
import { value as companyValue } from "./value";

const today = "2026-03-10";

test.each<[what: string, definition: ContentDefinition, value: Record<string, unknown>, withheld: string | undefined]>([
  ["an article of today", article, { date: today }, undefined],
  ["an article of tomorrow", article, { date: "2026-03-11" }, "scheduled"],
  ["an article marked as a draft", article, { date: "2026-03-01", draft: true }, "draft"],
  ["an article marked as no draft", article, { date: "2026-03-01", draft: false }, undefined],
  ["a draft of tomorrow", article, { date: "2026-03-11", draft: true }, "draft"],
  ["an article that will be changed", article, { date: "2026-03-01", updated: "2026-03-11" }, undefined],
  ["a post of tomorrow", post, { date: "2026-03-11" }, "scheduled"],
  ["a job without a last day", job, {}, undefined],
  ["a job on its last day", job, { validThrough: today }, undefined],
  ["a job a day later", job, { validThrough: "2026-03-09" }, "expired"],
  ["a draft of a job that is over", job, { validThrough: "2026-03-09", draft: true }, "expired"],
  ["a job that is posted today", job, { datePosted: today, validThrough: today }, undefined],
  ["a job that is posted tomorrow", job, { datePosted: "2026-03-11" }, "scheduled"],
  ["a job of a later week", job, { datePosted: "2026-03-16", validThrough: "2026-03-20" }, "scheduled"],
  ["a job with an unreadable last day", job, { validThrough: "March" }, undefined],
  ["a value, which has no life", companyValue, { date: "2026-03-11" }, undefined],
])("visitors do not see withheld records, editors no expired ones: %s", (_, definition, value, withheld) => {
  const record = { definition, value };
  expect(explainWithheld(record, today)).toBe(withheld);
  expect(isPublished(record, { day: today, audience: "visitors" })).toBe(withheld === undefined);
  expect(isPublished(record, { day: today, audience: "editors" })).toBe(withheld !== "expired");
});

test("the day is the setting, or today in UTC", () => {
  const now = new Date("2026-03-10T23:30:00-05:00");
  expect(readDay("2026-01-31", now)).toBe("2026-01-31");
  expect(readDay(undefined, now)).toBe("2026-03-11");
  expect(readDay("", now)).toBe("2026-03-11");
});

test("the current month of samples is the last full month before the day", () => {
  const days = ["2027-03-01", "2027-03-31", "2027-01-15"];
  expect(days.map(findLastMonth)).toEqual(["2027-02-01", "2027-02-01", "2026-12-01"]);
});

test.each(["tomorrow", "2026-02-30", "31.01.2026", "2026-1-31"])(
  "the setting %s is not a day, and the message names the format",
  (setting) => {
    expect(() => readDay(setting, new Date())).toThrow(
      `CONTENT_DATE is "${setting}", which is not a day. Write one as YYYY-MM-DD, e.g. 2026-01-31, or leave it out for today.`,
    );
  },
);
