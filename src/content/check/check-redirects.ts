import { problemAt, type ContentRecord } from "./check-shape";
import { didYouMean } from "./explain";
import type { Problem } from "./problem";
import { redirect } from "../redirect";

/** Checks that redirects lead from no page straight to a page: no loop, no chain, no dead end. */
export function checkRedirects(records: readonly ContentRecord[], paths: ReadonlySet<string>): Problem[] {
  const redirects = records.filter(({ definition }) => definition === redirect);
  const targets = new Map(redirects.map(({ value }) => [value["from"], value["to"]]));
  return redirects.flatMap((record) => {
    const { from, to } = record.value;
    const problems: Problem[] = [];
    if (typeof from === "string" && paths.has(from)) {
      problems.push(problemAt(record, ["from"], `${from} is a page. A redirect's source must not be one`));
    }
    if (typeof to !== "string" || paths.has(to)) return problems;
    if (to === from || targets.get(to) === from) {
      return [
        ...problems,
        problemAt(record, ["to"], `leads in a loop to ${to} and back. Name the page it should end at`),
      ];
    }
    if (targets.has(to)) {
      return [
        ...problems,
        problemAt(
          record,
          ["to"],
          `is a redirect itself, to ${String(targets.get(to))}. Name the page it should end at`,
        ),
      ];
    }
    return [
      ...problems,
      problemAt(
        record,
        ["to"],
        `leads to ${to}, which is not a page.${didYouMean(to, [...paths])} Name a path that exists`,
      ),
    ];
  });
}
