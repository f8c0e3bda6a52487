import { z } from "zod";

import type { Traits } from "../define";
import { pageSection, pageSections } from "../pages/page-sections";
import { finding, warning, type Problem, type ValuePath } from "../problem";
import { isObject, listFields, problemAt, unwrap, type ContentRecord } from "../read/record";
import type { SiteIndex } from "./site-index";

interface ListedSection {
  path: ValuePath;
  value: Record<string, unknown>;
  traits: Traits;
}

export function readTraits(schema: unknown): Traits {
  return (schema instanceof z.ZodType ? schema.meta()?.traits : undefined) ?? {};
}

/** Lists the sections of a page with their paths in its record; empty for other records. */
export function listSections({ value }: ContentRecord): ListedSection[] {
  const { sections } = value;
  if (!Array.isArray(sections)) return [];
  return sections.flatMap((section: unknown, index) => {
    const traits = readTraits(unwrap(pageSection, section));
    return isObject(section) ? [{ path: ["sections", index], value: section, traits }] : [];
  });
}

const openings = pageSections.filter((schema) => readTraits(schema).opens).map(({ shape }) => shape.section.value);

/** Reports a page whose first section has no h1, and later sections that have one or that a page can have only once. */
function checkHeadline(record: ContentRecord): Problem[] {
  const sections = listSections(record);
  return sections.flatMap(({ path, value: { section }, traits }, index) => {
    const kind = String(section);
    const before = sections.slice(0, index);
    const report = (rule: string, message: string, remedy: string) => [
      problemAt(record, [...path, "section"], finding(rule, message, remedy)),
    ];
    if (path[1] === 0 && !traits.opens)
      return report("headline-missing", "has no headline for the page", `Begin with one of ${openings.join(", ")}`);
    if (traits.opens === "always" && before.some((other) => other.traits.opens))
      return report("headline-twice", "is a second headline (h1) of the page", "Choose another section");
    const isRepeated = traits.once && before.some(({ value }) => value["section"] === section);
    return isRepeated ? report(`${kind}-twice`, `is a second ${kind}`, "Keep one") : [];
  });
}

/** Warns of a page without a link. One of a section with a mistake may not be recognized. */
function checkAction(record: ContentRecord, { misshapen }: SiteIndex): Problem[] {
  const sections = listSections(record);
  const hasLink = listFields(record, "link").some(({ path }) => path[0] === "sections");
  if (sections.length === 0 || misshapen.has(record) || hasLink || sections.some(({ traits }) => traits.leadsOn))
    return [];
  const found = warning("action-missing", "has no link that leads on", 'Add a section "call-to-action"');
  return [problemAt(record, ["sections"], found)];
}

/** Checks the lists of sections of pages by what their contracts say of them (`Traits`). */
export function checkSections(record: ContentRecord, siteIndex: SiteIndex): Problem[] {
  return [...checkHeadline(record), ...checkAction(record, siteIndex)];
}
