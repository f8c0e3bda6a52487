import { checkReferences } from "./check-references";
import { checkShape } from "./check-shape";
import { compareProblems, type Problem } from "./problem";
import { readContent } from "../read/read-content";

/**
 * Checks all content below a project's root and lists every problem, sorted by place; an empty list means that it can be built.
 */
export function checkContent(root: string): Problem[] {
  const content = readContent(root);
  const shapes = content.records.flatMap(checkShape);
  const broken = content.problems.length > 0;
  // A file that could not be read would make every link to its records look dead: mend it first.
  const references = broken ? [] : checkReferences(content);
  const told = new Set(shapes.map(({ file, line, column }) => `${file}:${line}:${column}`));
  const further = references.filter(({ file, line, column }) => !told.has(`${file}:${line}:${column}`));
  return [...content.problems, ...shapes, ...further].sort(compareProblems);
}
