import { job } from "../kinds/job";
import { finding, warning, type Finding, type Problem } from "../problem";
import { explainWithheld, findFirstDay } from "../publication";
import { problemAt, type ContentRecord } from "../read/record";
import { redirect } from "../kinds/redirect";
import { listLinks, type SiteIndex } from "./site-index";

/** Days before its last day from which a job is reported. */
const noticeDays = 14;

const dayLength = 24 * 60 * 60 * 1000;

function explainWithheldPage(link: string, record: ContentRecord, { pages }: SiteIndex, day: string): Finding[] {
  const path = link.split(/[?#]/u)[0] ?? "";
  const target = pages.get(path);
  // Pages and articles do not expire: if visitors see them on this day, they see them on all later days.
  const first = findFirstDay(record, day);
  if (!target || target === record || explainWithheld(record, first) !== undefined) return [];
  const withheld = explainWithheld(target, first);
  if (withheld === undefined) return [];
  const { file } = target.source;
  if (withheld === "draft") {
    const remedy = `Delete the link, make this a draft as well, or delete draft in ${file}`;
    return [finding("link-withheld", `leads to ${path}, which is a draft: visitors would find no page`, remedy)];
  }
  const remedy = `Delete the link until then, publish this on that day as well, or change date in ${file}`;
  return [
    finding("link-withheld", `leads to ${path}, which visitors see only from ${findFirstDay(target, day)} on`, remedy),
  ];
}

/** Reports links from published to unpublished records, today or on a later day. */
function checkLinksToWithheld(record: ContentRecord, siteIndex: SiteIndex, day: string): Problem[] {
  const { definition, value } = record;
  const report = (found: Finding) => problemAt(record, ["to"], found);
  const ends = definition === redirect ? [{ url: String(value["to"]), report }] : [];
  return [...listLinks(record), ...ends].flatMap((link) =>
    explainWithheldPage(link.url, record, siteIndex, day).map(link.report),
  );
}

/** Pairs of days in chronological order. */
const orders = [
  ["date", "updated"],
  ["datePosted", "validThrough"],
] as const;

function checkDays(record: ContentRecord): Problem[] {
  return orders.flatMap(([first, second]) => {
    const [from, to] = [record.value[first], record.value[second]];
    if (typeof from !== "string" || typeof to !== "string" || to >= from) return [];
    const remedy = `Write ${from} or a later day, or delete it`;
    return [problemAt(record, [second], finding("day-order", `is ${to}, before ${first}`, remedy))];
  });
}

function checkEnd(record: ContentRecord, day: string): Problem[] {
  const last = record.value["validThrough"];
  if (record.definition !== job || typeof last !== "string") return [];
  const left = Math.round((Date.parse(last) - Date.parse(day)) / dayLength);
  if (Number.isNaN(left) || left > noticeDays) return [];
  const found =
    left < 0
      ? warning("job-over", `was ${last}: the job is no longer shown`, "Delete it, or write a later day")
      : warning("job-ending", `is ${last}: the job is not shown after this day`, "Write a later day if it stays open");
  return [problemAt(record, ["validThrough"], found)];
}

/** Validates links to unpublished records, the order of days, and the end of jobs. */
export function checkPublication(record: ContentRecord, siteIndex: SiteIndex, day: string): Problem[] {
  return [...checkLinksToWithheld(record, siteIndex, day), ...checkDays(record), ...checkEnd(record, day)];
}
