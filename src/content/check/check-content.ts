import { compareProblems, type Problem } from "../problem";
import type { Changes } from "../read/data-folder";
import { readContent, type Content, type Readings } from "../read/read-content";
import type { ContentRecord } from "../read/record";
import { article } from "../article";
import { readDay } from "../publication";
import { parseText } from "../text/parse-text";
import type { TextOutline } from "../text/text-outline";
import { checkImages, PictureReader } from "./check-images";
import { checkPublication } from "./check-publication";
import { checkFieldLinks } from "./check-links";
import { checkOrder } from "./check-order";
import { checkReferences, checkUnique } from "./check-references";
import { checkRoutes } from "./check-routes";
import { checkShape } from "./check-shape";
import { checkText } from "./check-text";
import { listTargets } from "./targets";

/** What was found out before and need not be again: readings by path, and outlines by text. */
export interface CheckMemory {
  readings: Readings;
  outlines: Map<string, TextOutline>;
}

/** A memory for whoever checks again and again. */
export function createMemory(): CheckMemory {
  return { readings: new Map(), outlines: new Map() };
}

function outlineArticles({ records }: Content, known: Map<string, TextOutline>): Map<ContentRecord, TextOutline> {
  const articles = records.filter(({ definition }) => definition === article);
  return new Map(
    articles.map((record) => {
      const outline = known.get(record.source.body) ?? parseText(record.source.body);
      known.set(record.source.body, outline);
      return [record, outline];
    }),
  );
}

/** Nothing is said of a value beside a slip of the pen, and only one thing of each value. */
function sift(content: Content, shapes: Problem[], further: Problem[]): Problem[] {
  const sources = new Map(content.records.map(({ source }) => [source.file, source]));
  const isSure = ({ file, path }: Problem) => path === undefined || sources.get(file)?.isUnsure(path) !== true;
  const place = ({ file, line, column }: Problem) => `${file}:${line}:${column}`;
  const told = new Set(shapes.map(place));
  return [...shapes, ...further.filter((problem) => !told.has(place(problem)))].filter(isSure);
}

/**
 * Checks all content below a project's root and lists every problem, sorted by place; without an error among them the site can be built.
 * @param options.changes checks as if these files had been saved
 * @param options.memory what an earlier check found out; used and added to
 * @param options.day on which visitors see the site, `YYYY-MM-DD`; the setting's or today when left out
 */
export function checkContent(
  root: string,
  options: { changes?: Changes; memory?: CheckMemory; day?: string } = {},
): Problem[] {
  const { changes = {}, memory = createMemory(), day = readDay(process.env["CONTENT_DATE"], new Date()) } = options;
  const content = readContent(root, { changes, readings: memory.readings });
  const outlines = outlineArticles(content, memory.outlines);
  const targets = listTargets(content, outlines);
  const pictures = new PictureReader(root);
  const further = content.records.flatMap((record) => {
    const outline = outlines.get(record);
    return [
      ...checkOrder(record),
      ...checkReferences(record, targets),
      ...checkFieldLinks(record, targets),
      ...checkImages(record, content.images, pictures),
      ...(outline ? checkText(record, outline, targets, { images: content.images, reader: pictures }) : []),
    ];
  });
  const between = [
    ...checkUnique(content.records),
    ...checkRoutes(content.records, targets),
    ...checkPublication(content.records, outlines, targets, day),
  ];
  const found = sift(content, content.records.flatMap(checkShape), [...between, ...further]);
  return [...content.problems, ...found].sort(compareProblems);
}
