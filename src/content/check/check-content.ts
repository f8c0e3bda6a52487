import { compareProblems, type Problem } from "../problem";
import { readDay } from "../publication";
import { readContent, type Content } from "../read/read-content";
import { checkOrder, checkShape } from "./check-fields";
import { checkGroups } from "./check-groups";
import { checkImages, Pictures } from "./check-images";
import { checkLinks, checkUnique } from "./check-links";
import { checkPages } from "./check-pages";
import { checkPublication } from "./check-publication";
import { checkRoutes } from "./check-routes";
import { checkText } from "./check-text";
import { listTargets } from "./targets";

/** Leaves out problems with values near a syntax error, and all but one problem with a value of a wrong shape. */
function selectProblems({ records }: Content, shapes: Problem[], others: Problem[]): Problem[] {
  const sources = new Map(records.map(({ source }) => [source.file, source]));
  const isSure = ({ file, path }: Problem) => path === undefined || sources.get(file)?.isUnsure(path) !== true;
  const place = ({ file, line, column }: Problem) => `${file}:${line}:${column}`;
  const reported = new Set(shapes.map(place));
  return [...shapes, ...others.filter((problem) => !reported.has(place(problem)))].filter(isSure);
}

/**
 * Checks all content below a project's root and lists every problem, sorted by place; without an error among them the site can be built.
 * @param day on which visitors see the site, `YYYY-MM-DD`
 */
export function checkContent(root: string, day = readDay(process.env["CONTENT_DATE"], new Date())): Problem[] {
  const content = readContent(root);
  const { records } = content;
  const targets = listTargets(content, root);
  const pictures = new Pictures(root, content.images);
  const others = records.flatMap((record) => [
    ...checkOrder(record),
    ...checkLinks(record, targets),
    ...checkImages(record, pictures),
    ...checkText(record, targets, pictures),
    ...checkPublication(record, targets, day),
  ]);
  const found = selectProblems(content, records.flatMap(checkShape), [
    ...checkUnique(records),
    ...checkPages(content),
    ...checkRoutes(records, targets),
    ...checkGroups(records),
    ...others,
  ]);
  return [...content.problems, ...found].sort(compareProblems);
}
