import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { z } from "zod";

import type { FieldRule } from "../content/define";
import { sectionsPage } from "../content/pages/sections-page";
import { readContent, type Content } from "../content/read/read-content";
import { isObject, mapTexts, unwrap, type ContentRecord } from "../content/read/record";
import { readNames, vocabulary } from "../content/vocabulary";
import { EditError } from "./edit-file";

/** Reads one section of each kind, from the page of the starter that has all of them. */
function readSamples(root: string): { section: string }[] {
  const file = join(root, "starter/pages/all-sections.json");
  if (!existsSync(file)) return [];
  return (JSON.parse(readFileSync(file, "utf8")) as { sections: { section: string }[] }).sections;
}

/** Lists the kinds of section, with their descriptions in the contract. */
export function listSamples(root: string): { name: string; hint: string }[] {
  return readSamples(root).map((sample) => {
    const schema = unwrap(sectionsPage.schema.shape.sections.element, sample);
    const { description = "" } = schema instanceof z.ZodType ? (schema.meta() ?? {}) : {};
    return { name: sample.section, hint: description.replaceAll("*", "") };
  });
}

/** Lists what a field may name: records, names of the vocabulary, pages, or pictures beside one; empty for other fields. */
export function listNames(rule: FieldRule | undefined, text: string, { records, images }: Content): string[] {
  switch (rule?.kind) {
    case "image":
      return [...images].filter((path) => dirname(path) === dirname(text));
    case "reference":
      return records
        .filter(({ definition }) => [definition.typeName, definition.interface?.name].includes(rule.typeName))
        .map(({ value }) => String(value[rule.by]));
    case "term":
      return readNames(records.find(({ definition }) => definition === vocabulary)?.value[rule.list]);
    case "link":
      return records.filter(({ definition }) => definition.interface).map(({ value }) => String(value["path"]));
    default:
      return [];
  }
}

/** Reads the sample of a section, with records and pictures that the content has in place of its own, in turn. */
export function readSample(root: string, section: string): unknown {
  const sample = readSamples(root).find((one) => one.section === section);
  if (!sample) throw new EditError(`There is no sample of ${section}.`);
  const content = readContent(root);
  let count = 0;
  return mapTexts(sectionsPage.schema.shape.sections.element, sample, (text, field) => {
    const rule = field instanceof z.ZodType ? field.meta()?.rule : undefined;
    const names = rule?.kind === "image" || rule?.kind === "reference" ? listNames(rule, text, content) : [];
    return names.includes(text) ? text : (names[count++ % names.length] ?? text);
  });
}

interface NewPage {
  path: string;
  title: string;
  draft: boolean;
}

function hasHero({ definition, value }: ContentRecord): boolean {
  const [first] = Array.isArray(value["sections"]) ? (value["sections"] as unknown[]) : [];
  return definition === sectionsPage && isObject(first) && first["section"] === "hero";
}

/** Writes the JSON of a new page: the shortest page of sections with another headline, as far as its first section's texts. */
export function writePage(root: string, { path, title, draft }: NewPage, day: string): string {
  const pages = readContent(root).records.filter(hasHero);
  const [copied] = pages.map(({ value }) => value).sort((a, b) => JSON.stringify(a).length - JSON.stringify(b).length);
  if (!copied) throw new EditError("There is no page of sections to copy.");
  const { template, seo, sections } = copied as { template: string; seo: object; sections: [object] };
  const texts = Object.entries(sections[0]).filter(([, value]) => typeof value === "string");
  const hero = { ...Object.fromEntries(texts), title };
  const page = { template, path, updated: day, ...(draft && { draft }), seo: { ...seo, title }, sections: [hero] };
  return `${JSON.stringify(page, undefined, 2)}\n`;
}
