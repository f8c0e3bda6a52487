import { compareProblems, formatLocation, type Problem } from "../problem";
import { readDay } from "../publication";
import { readContent } from "../read/read-content";
import { checkOrder, checkShape } from "./check-fields";
import { checkImages } from "./check-images";
import { checkLinks, checkUnique } from "./check-links";
import { checkLinked, checkPages } from "./check-pages";
import { checkPublication } from "./check-publication";
import { checkRoutes } from "./check-routes";
import { checkSections } from "./check-sections";
import { checkText } from "./check-text";
import { listTargets } from "./targets";

/**
 * Checks all content below a project root in two phases: the syntax of all files, then everything else. Returns the problems of the
 * first phase with problems, sorted by position.
 * @param day of the build, `YYYY-MM-DD`
 */
export function checkContent(root: string, day = readDay(process.env["CONTENT_DATE"], new Date())): Problem[] {
  const content = readContent(root);
  if (content.problems.length > 0) return content.problems.sort(compareProblems);
  const { records } = content;
  const targets = listTargets(content, root);
  const pictures = { root, names: content.images };
  const others = [
    ...checkUnique(records),
    ...checkPages(content),
    ...checkRoutes(records, targets),
    ...checkSections(records, targets),
    ...checkLinked(records, targets),
    ...records.flatMap((record) => [
      ...checkOrder(record),
      ...checkLinks(record, targets),
      ...checkImages(record, pictures),
      ...checkText(record, targets, pictures),
      ...checkPublication(record, targets, day),
    ]),
  ];
  // Reports a value of the wrong shape only once, and no warning where there is an error.
  const shapes = records.flatMap(checkShape);
  const misshapen = new Set(shapes.map(formatLocation));
  const found = [...shapes, ...others.filter((problem) => !misshapen.has(formatLocation(problem)))];
  const wrong = new Set(found.filter(({ level }) => level === "error").map(formatLocation));
  return found
    .filter((problem) => problem.level === "error" || !wrong.has(formatLocation(problem)))
    .sort(compareProblems);
}
