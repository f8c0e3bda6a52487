import { z } from "zod";

import { listRuledValues, type ContentRecord } from "./read/record";

/** Why visitors do not see a record. */
type Withheld = "draft" | "scheduled" | "expired";

/** For whom a site is built. Editors, in development and in a preview, also see what visitors do not see yet. */
export type Audience = "visitors" | "editors";

type Publishable = Pick<ContentRecord, "definition" | "value">;

function isDay(value: string): boolean {
  return z.iso.date().safeParse(value).success;
}

/** The day of a build as `YYYY-MM-DD`: the setting's, or today's in UTC. Throws when the setting is not a day. */
export function readDay(setting: string | undefined, now: Date): string {
  if (setting === undefined || setting === "") return now.toISOString().slice(0, 10);
  if (isDay(setting)) return setting;
  throw new Error(
    `CONTENT_DATE is "${setting}", which is not a day. Write one as YYYY-MM-DD, e.g. 2026-01-31, or leave it out for today.`,
  );
}

/** The first (`from`) or last (`through`) day on which a record is shown, if it has one. */
function boundOf(record: Publishable, bound: "from" | "through"): string | undefined {
  const field = listRuledValues(record).find(({ rule }) => rule.kind === "date" && rule.shown === bound);
  return field && isDay(field.value) ? field.value : undefined;
}

/** Why visitors do not see a record on a day; undefined when they do. */
export function explainWithheld(record: Publishable, day: string): Withheld | undefined {
  const [from, through] = [boundOf(record, "from"), boundOf(record, "through")];
  if (through !== undefined && through < day) return "expired";
  if (record.value["draft"] === true) return "draft";
  return from !== undefined && day < from ? "scheduled" : undefined;
}

/** Whether a site of a day (`YYYY-MM-DD`) and an audience shows a record. Nobody sees an expired one. */
export function isShown(record: Publishable, { day, audience }: { day: string; audience: Audience }): boolean {
  const withheld = explainWithheld(record, day);
  return withheld === undefined || (audience === "editors" && withheld !== "expired");
}

/** The first day from a day on, on which a record is not scheduled any more. */
export function firstDayOf(record: Publishable, day: string): string {
  const from = boundOf(record, "from");
  return from !== undefined && from > day ? from : day;
}
