import type { Problem } from "../problem";
import { problemAt, type ContentRecord } from "../read/record";
import { redirect } from "../redirect";
import { didYouMean } from "../suggest";
import type { Targets } from "./targets";

/** The paths a redirect leads over, from its target on; the last is a page, nothing, or one that was there before. */
function follow(start: string, redirects: Targets["redirects"]): string[] {
  const way = [start];
  for (let next = redirects.get(start); typeof next === "string"; next = redirects.get(next)) {
    way.push(next);
    if (way.indexOf(next) < way.length - 1) break;
  }
  return way;
}

function checkTarget(record: ContentRecord, { paths, redirects, mayHold }: Targets): Problem[] {
  const { from, to } = record.value;
  if (typeof to !== "string" || typeof from !== "string" || paths.has(to)) return [];
  const way = follow(to, redirects);
  const end = way.at(-1) ?? to;
  if (to === from || way.includes(from)) {
    const message = `leads in a loop: ${[from, ...way.slice(0, way.indexOf(from) + 1)].join(" → ")}`;
    return [problemAt(record, ["to"], "redirect-loop", { message, remedy: "Name the page it should end at" })];
  }
  if (redirects.has(to)) {
    const remedy = paths.has(end) ? `Write ${end}` : "Name the page it should end at";
    const message = `is a redirect itself, to ${String(redirects.get(to))}`;
    return [problemAt(record, ["to"], "redirect-chain", { message, remedy })];
  }
  if (mayHold(to)) return [];
  const remedy = `${didYouMean(to, [...paths])}Name a path that exists`;
  return [problemAt(record, ["to"], "redirect-dead", { message: `leads to ${to}, which is not a page`, remedy })];
}

/** Checks that redirects lead from no page straight to a page: no loop, no chain, no dead end. */
export function checkRedirects(records: readonly ContentRecord[], targets: Targets): Problem[] {
  return records
    .filter(({ definition }) => definition === redirect)
    .flatMap((record) => {
      const { from } = record.value;
      const advice = { message: `${String(from)} is a page`, remedy: "Name a path that is none" };
      const taken = typeof from === "string" && targets.paths.has(from);
      return [
        ...(taken ? [problemAt(record, ["from"], "redirect-page", advice)] : []),
        ...checkTarget(record, targets),
      ];
    });
}
