import { z } from "zod";

import { listFields, type ContentRecord } from "./read/record";

type Withheld = "draft" | "scheduled" | "expired";

/** Audience of a build. Editors (development, previews) also see drafts and scheduled content. */
export type Audience = "visitors" | "editors";

type Publishable = Pick<ContentRecord, "definition" | "value">;

function isDay(value: string): boolean {
  return z.iso.date().safeParse(value).success;
}

/** Returns the day of a build as `YYYY-MM-DD`: the setting, or today in UTC. Throws if the setting is not a day. */
export function readDay(setting: string | undefined, now: Date): string {
  if (setting === undefined || setting === "") return now.toISOString().slice(0, 10);
  if (isDay(setting)) return setting;
  throw new Error(
    `CONTENT_DATE is "${setting}", which is not a day. Write one as YYYY-MM-DD, e.g. 2026-01-31, or leave it out for today.`,
  );
}

/** Returns the first day of the last full month before a day: the "now" of sample data. */
export function findLastMonth(day: string): string {
  const [year = 0, month = 1] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month - 2)).toISOString().slice(0, 10);
}

/** Returns the first (`from`) or last (`through`) day on which a record is published, if it has one. */
function readBound(record: Publishable, bound: "from" | "through"): string | undefined {
  const field = listFields(record, "date").find(({ rule }) => rule.visible === bound);
  return field && isDay(field.value) ? field.value : undefined;
}

/** Returns why visitors do not see a record on a day; undefined if they do. */
export function explainWithheld(record: Publishable, day: string): Withheld | undefined {
  const from = readBound(record, "from");
  const through = readBound(record, "through");
  if (through !== undefined && through < day) return "expired";
  if (record.value["draft"] === true) return "draft";
  return from !== undefined && day < from ? "scheduled" : undefined;
}

/** Whether a record is published on a day (`YYYY-MM-DD`) for an audience. Expired records never are. */
export function isPublished(record: Publishable, { day, audience }: { day: string; audience: Audience }): boolean {
  const withheld = explainWithheld(record, day);
  return withheld === undefined || (audience === "editors" && withheld !== "expired");
}

/** Returns the first day, not before `day`, on which a record is published. */
export function findFirstDay(record: Publishable, day: string): string {
  const from = readBound(record, "from");
  return from !== undefined && from > day ? from : day;
}
