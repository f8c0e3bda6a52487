import { z } from "zod";

import type { ContentRecord } from "./read/record";

/** Why visitors do not see a record. */
export type Withheld = "draft" | "scheduled" | "expired";

/** For whom a site is made: visitors see what is due; editors, in development and in a preview, also what is not yet. */
export type Audience = "visitors" | "editors";

/** The part of a record that decides. */
type Publishable = Pick<ContentRecord, "definition" | "value">;

const dayPattern = z.iso.date();

/** The day on which a site is made, as `YYYY-MM-DD`: the one that a setting names, else today's in UTC. Throws when it names none. */
export function readDay(setting: string | undefined, now: Date): string {
  if (setting === undefined || setting === "") return now.toISOString().slice(0, 10);
  if (dayPattern.safeParse(setting).success) return setting;
  throw new Error(
    `CONTENT_DATE is "${setting}", which is no day. Write one as YYYY-MM-DD, e.g. 2026-01-31, or leave it out for today.`,
  );
}

/** The day after a day. */
export function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}

/** The day in the field that says from when, or through when, a record is shown. */
function boundOf({ definition, value }: Publishable, bound: "from" | "through"): string | undefined {
  const field = Object.keys(definition.schema.shape).find((key) => {
    const schema: unknown = definition.schema.shape[key];
    const bare = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
    const rule = bare instanceof z.ZodType ? bare.meta()?.rule : undefined;
    return rule?.kind === "date" && rule.shown === bound;
  });
  const day = field === undefined ? undefined : value[field];
  return typeof day === "string" && dayPattern.safeParse(day).success ? day : undefined;
}

/** Why visitors do not see a record on a day; undefined when they do. */
export function explainWithheld(record: Publishable, day: string): Withheld | undefined {
  const [from, through] = [boundOf(record, "from"), boundOf(record, "through")];
  if (through !== undefined && through < day) return "expired";
  if (record.value["draft"] === true) return "draft";
  return from !== undefined && day < from ? "scheduled" : undefined;
}

/** Whether a record is shown on a day. What has expired is shown to nobody: there is nothing left to look at before. */
export function isShown(record: Publishable, day: string, audience: Audience): boolean {
  const withheld = explainWithheld(record, day);
  return withheld === undefined || (audience === "editors" && withheld !== "expired");
}

/** The days after a day on which a record appears or disappears, in order. */
export function listChanges(record: Publishable, day: string): string[] {
  if (record.value["draft"] === true) return [];
  const [from, through] = [boundOf(record, "from"), boundOf(record, "through")];
  return [...(from === undefined ? [] : [from]), ...(through === undefined ? [] : [dayAfter(through)])]
    .filter((change) => change > day)
    .sort();
}

/** The next day on which anything appears or disappears, if there is one. */
export function findNextChange(records: readonly Publishable[], day: string): string | undefined {
  return records.flatMap((record) => listChanges(record, day)).sort()[0];
}

/** The first day, from a day on, on which visitors see one record and not another; undefined when there is none. */
export function findGap(seen: Publishable, unseen: Publishable, day: string): string | undefined {
  return [day, ...listChanges(seen, day), ...listChanges(unseen, day)]
    .sort()
    .find((each) => explainWithheld(seen, each) === undefined && explainWithheld(unseen, each) !== undefined);
}
