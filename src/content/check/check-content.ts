import { compareProblems, formatLocation, type Problem } from "../problem";
import { readDay } from "../publication";
import { site } from "../kinds/site";
import { checkLanguages } from "../languages/check-languages";
import { checkTranslated } from "../languages/check-translated";
import { readContent, type Content } from "../read/read-content";
import { checkAlternates } from "./check-alternates";
import { checkAnchors } from "./check-anchors";
import { checkGaps } from "./check-gaps";
import { checkFields, checkShape } from "./check-fields";
import { checkImages, openPictures } from "./check-images";
import { checkLinks, checkUnique } from "./check-links";
import { checkLinked, checkPages } from "./check-pages";
import { checkPictures } from "./check-pictures";
import { checkPublication } from "./check-publication";
import { checkRoutes } from "./check-routes";
import { checkSections } from "./check-sections";
import { checkShown } from "./check-shown";
import { checkText } from "./check-text";
import { indexSite } from "./site-index";

/** Checks all content below a project root. Returns its problems, sorted by position. */
export function checkContent(root: string, day = readToday()): Problem[] {
  return checkRecords(readContent(root), root, day);
}

export function readToday(): string {
  return readDay(process.env["CONTENT_DATE"], new Date());
}

/** Checks all content and decodes its pictures, each of which is decoded once. */
export async function checkAll(root: string): Promise<Problem[]> {
  const content = readContent(root);
  const pictures = openPictures(root, content.images);
  const problems = checkRecords(content, root, readToday(), pictures);
  return [...problems, ...(await checkPictures(root, content, pictures))].sort(compareProblems);
}

/** Checks content that was read. Rules that compare records, e.g. those of links, need all of them. */
export function checkRecords(
  content: Content,
  root: string,
  day: string,
  pictures = openPictures(root, content.images),
): Problem[] {
  const { records, isComplete } = content;
  const shapes = new Map(records.map((record) => [record, checkShape(record)]));
  const first = [...content.problems, ...[...shapes.values()].flat()];
  if (!isComplete) return first.sort(compareProblems);
  const misshapen = new Set(records.filter((record) => shapes.get(record)?.length));
  const siteIndex = indexSite(content, root, misshapen);
  const unclean = new Set(content.problems.map(({ file }) => file));
  // The site's own address may be in any text.
  const ownMail = String(records.find(({ definition }) => definition === site)?.value["email"]);
  const others = [
    ...checkUnique(records),
    ...checkPages(content),
    ...checkRoutes(records, siteIndex),
    ...checkShown(records, siteIndex),
    ...checkLinked(records, siteIndex),
    ...checkAlternates(records, siteIndex),
    ...checkLanguages(records, siteIndex, root, day),
    ...checkTranslated(records, root),
    ...records.flatMap((record) => [
      // Invisible characters in the file are reported already.
      ...checkFields(record, ownMail).filter(({ rule, file }) => rule !== "escape-invisible" || !unclean.has(file)),
      ...checkSections(record, siteIndex),
      ...checkAnchors(record),
      ...checkLinks(record, siteIndex),
      ...checkGaps(record, siteIndex),
      ...checkImages(record, pictures),
      ...checkText(record, siteIndex),
      ...checkPublication(record, siteIndex, day),
    ]),
  ];
  // Reports a value of the wrong shape only once, and no warning where there is an error.
  const reported = new Set(first.map(formatLocation));
  const found = [...first, ...others.filter((problem) => !reported.has(formatLocation(problem)))];
  const wrong = new Set(found.filter(({ level }) => level === "error").map(formatLocation));
  return found
    .filter((problem) => problem.level === "error" || !wrong.has(formatLocation(problem)))
    .sort(compareProblems);
}
