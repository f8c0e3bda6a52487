import { job } from "../job";
import { explainWithheld, findGap, listChanges } from "../publication";
import type { Advice, Position, Problem } from "../problem";
import { listRuledValues, nameRecord, problemAt, type ContentRecord } from "../read/record";
import { redirect } from "../redirect";
import type { TextOutline } from "../text/text-outline";
import type { Targets } from "./targets";

/** How many days before its last day a job is spoken of. */
const noticeDays = 14;

const dayLength = 24 * 60 * 60 * 1000;

function explainTarget(link: string, record: ContentRecord, { routes }: Targets, day: string): Advice | undefined {
  const path = link.split(/[?#]/u)[0] ?? "";
  const target = routes.find((route) => route.path === path)?.record;
  const gap = target && target !== record ? findGap(record, target, day) : undefined;
  if (target === undefined || gap === undefined) return undefined;
  const { file } = target.source;
  const [appears] = listChanges(target, gap);
  if (explainWithheld(target, gap) !== "scheduled" || appears === undefined) {
    const remedy = `Take the link out, make this a draft as well, or take draft out of ${file}`;
    return { message: `leads to ${path}, which is a draft: visitors would find no page`, remedy };
  }
  const message = `leads to ${path}, which visitors see only from ${appears} on`;
  return { message, remedy: `Take the link out until then, let this appear then as well, or change date in ${file}` };
}

/** Checks that what visitors see links to nothing that they do not see, today and on every day to come. */
function checkLinks(record: ContentRecord, outline: TextOutline | undefined, targets: Targets, day: string): Problem[] {
  const fields = listRuledValues(record).filter(({ rule }) => rule.kind === "link");
  const to = record.value["to"];
  const ends = record.definition === redirect && typeof to === "string" ? [{ path: ["to"], value: to }] : [];
  const inFields = [...fields, ...ends].flatMap(({ path, value }) => {
    const advice = explainTarget(value, record, targets, day);
    return advice ? [problemAt(record, path, "link-withheld", advice)] : [];
  });
  const inText = (outline?.links ?? []).flatMap(({ url, at }) => {
    const advice = explainTarget(url, record, targets, day);
    return advice ? [problemInText(record, at, advice)] : [];
  });
  return [...inFields, ...inText];
}

function problemInText(record: ContentRecord, at: Position, { message, remedy }: Advice): Problem {
  return {
    file: record.source.file,
    line: record.source.bodyOffset + at.line,
    column: at.column,
    level: "error",
    rule: "link-withheld",
    message: `${nameRecord(record)}: the text ${message}`,
    remedy,
  };
}

/** Days of which the second cannot be before the first. */
const orders = [
  ["date", "updated"],
  ["datePosted", "validThrough"],
] as const;

function checkDays(record: ContentRecord): Problem[] {
  return orders.flatMap(([first, second]) => {
    const [from, to] = [record.value[first], record.value[second]];
    if (typeof from !== "string" || typeof to !== "string" || to >= from) return [];
    const advice = { message: `is ${to}, before ${first}`, remedy: `Write ${from} or a later day, or take it out` };
    return [problemAt(record, [second], "day-order", advice)];
  });
}

function checkEnd(record: ContentRecord, day: string): Problem[] {
  const last = record.value["validThrough"];
  if (record.definition !== job || typeof last !== "string") return [];
  const left = Math.round((Date.parse(last) - Date.parse(day)) / dayLength);
  if (Number.isNaN(left) || left > noticeDays) return [];
  const advice =
    left < 0
      ? { message: `was ${last}: the job is not shown any more`, remedy: "Take it out, or give it a later day" }
      : {
          message: `is ${last}: the job is shown until then, and not any more the day after`,
          remedy: "Give it a later day if it stays open",
        };
  return [problemAt(record, ["validThrough"], left < 0 ? "job-over" : "job-ending", advice, { level: "warning" })];
}

/**
 * Checks what depends on a day: what appears, and what ends.
 * @param outlines of the articles' texts
 * @param day `YYYY-MM-DD`
 */
export function checkPublication(
  records: readonly ContentRecord[],
  outlines: ReadonlyMap<ContentRecord, TextOutline>,
  targets: Targets,
  day: string,
): Problem[] {
  return records.flatMap((record) => [
    ...checkLinks(record, outlines.get(record), targets, day),
    ...checkDays(record),
    ...checkEnd(record, day),
  ]);
}
