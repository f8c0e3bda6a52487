import { readdirSync } from "node:fs";
import { join } from "node:path";

import { z } from "zod";

import { article } from "../../content/kinds/article";
import { catalogue } from "../../content/catalogue";
import { checkRecords } from "../../content/check/check-content";
import type { ContentDefinition } from "../../content/define";
import { interfaceStrings } from "../../content/kinds/interface-strings";
import { pageSections } from "../../content/pages/page-sections";
import { sectionsPage } from "../../content/pages/sections-page";
import type { Problem, ValuePath } from "../../content/problem";
import { dataFolder, imagesFolder } from "../../content/read/data-folder";
import { readContent } from "../../content/read/read-content";
import { readMdx } from "../../content/read/read-mdx";
import { isObject, type ContentRecord } from "../../content/read/record";
import { redirect } from "../../content/kinds/redirect";
import { articlePath, notFoundPath } from "../../content/routes";
import { createGenerator } from "../../content/testing/generate";
import { projectRoot } from "../../content/testing/real-content";
import { readTerms, vocabulary } from "../../content/vocabulary";
import type { PlacedRecord } from "./query-records";

type Fields = Record<string, unknown>;

export const day = "2026-06-15";

const content = readContent(projectRoot);

/** Content of the starter, around the generated records. */
export const base: readonly ContentRecord[] = content.records;

/** Lists the values of a field of records that exist in all builds. */
function listKeys(typeName: string, by: string): string[] {
  const matches = ({ typeName: own, interface: shared }: ContentDefinition) =>
    own === typeName || shared?.name === typeName;
  const isLasting = ({ draft, date, path }: Fields) =>
    draft !== true && (typeof date !== "string" || date <= day) && path !== notFoundPath;
  return base
    .filter(({ definition, value }) => matches(definition) && isLasting(value))
    .map(({ definition, value }) =>
      by === "path" && definition === article ? articlePath(String(value["slug"])) : String(value[by]),
    );
}

const images = join(projectRoot, dataFolder, imagesFolder);

export const generator = createGenerator({
  keysOf: listKeys,
  terms: readTerms(base.find(({ definition }) => definition === vocabulary)?.value),
  linksTo: (section) =>
    base.flatMap(({ value: { path, sections, draft } }) =>
      [sections]
        .flat()
        .filter(isObject)
        .filter((each) => each["section"] === section && each["anchor"] !== undefined && draft !== true)
        .map(({ anchor }) => `${String(path)}#${String(anchor)}`),
    ),
  imagesIn: (folder) =>
    readdirSync(join(images, folder), { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => `${folder}/${name}`),
});

/** Kind of record or of section, with a way to put a value into a record. */
export interface Kind {
  name: string;
  definition: ContentDefinition;
  schema: z.ZodType;
  isSection: boolean;
  wrap: (value: unknown) => Fields;
}

const opening = { section: "hero", title: "A title", text: "A text" };
const openings = ["hero", "form"];

const page = {
  template: "sections",
  updated: "2026-01-31",
  seo: { title: "A title", description: "A description ".repeat(5), keywords: ["words"] },
};

/** Keeps the names of a record that there is once, by which other records refer to it. */
function keepNames(definition: ContentDefinition, value: Fields): Fields {
  const [only, ...others] = base.filter((record) => record.definition === definition);
  if (!only || others.length > 0) return value;
  const kept = Object.entries(only.value).filter(([key]) => definition.unique.includes(key));
  return { ...value, ...Object.fromEntries(kept) };
}

/** Not pages, and shown by none: the lists that other records choose from, redirects, and strings, which have tests of their own. */
const others: readonly ContentDefinition[] = [vocabulary, redirect, interfaceStrings];

/** All kinds of section and of record. */
export const kinds: readonly Kind[] = [
  ...pageSections.map((schema): Kind => {
    const name = schema.shape.section.value;
    const wrap = (value: unknown) => ({ ...page, sections: openings.includes(name) ? [value] : [opening, value] });
    return { name: `section ${name}`, definition: sectionsPage, schema, isSection: true, wrap };
  }),
  ...catalogue
    .filter((definition) => !others.includes(definition))
    .map((definition): Kind => {
      const isPage = definition === sectionsPage;
      // Its sections are kinds of their own.
      const schema = isPage ? definition.schema.extend({ sections: z.literal("") }) : definition.schema;
      const wrap = (value: unknown) =>
        keepNames(definition, { ...(value as Fields), ...(isPage ? { sections: [opening] } : {}) });
      return { name: definition.typeName, definition, schema, isSection: false, wrap };
    }),
];

/** Creates a record. Each of its values has a position of its own, because the check reports one problem for each. */
export function createRecord(definition: ContentDefinition, value: Fields, index = 0): PlacedRecord {
  const lines = new Map<string, number>();
  const locate = (path: ValuePath) => {
    const key = path.join();
    const line = lines.get(key) ?? lines.size + 1;
    lines.set(key, line);
    return { line, column: 1 };
  };
  const file = `${dataFolder}/${definition.files.replace("*", `generated-${index}`)}`;
  // In a list it comes after those of the starter.
  const at = definition.holds === "list" ? [base.length] : [];
  const record = { definition, value, at, source: { file, value, locate } };
  if (!file.endsWith(".mdx")) return record;
  const body = `A paragraph.\n${"pullQuote" in value ? "\n<PullQuote />\n" : ""}`;
  const { outline } = readMdx(file, `---\npath: /a\n---\n\n${body}`).data ?? {};
  return { ...record, body, source: { ...record.source, ...(outline ? { outline } : {}) } };
}

/** Lists the figures in a value that name a definition. */
function listFigures(value: unknown): Fields[] {
  if (typeof value !== "object" || value === null) return [];
  return [...("definition" in value ? [value as Fields] : []), ...Object.values(value).flatMap(listFigures)];
}

/** Creates a page with the definitions that figures in a value name. */
export function defineFigures(value: unknown): PlacedRecord[] {
  const other = { name: "words", counts: "words", window: "words", limits: "words" };
  const known = new Map(listFigures(value).map((figure) => [figure["definition"], figure["value"]]));
  const items = [...known].map(([name, figure]) => ({ ...other, value: figure, name }));
  const measures = { section: "measures", title: "A title", labels: other, items };
  return items.length === 0
    ? []
    : [createRecord(sectionsPage, { ...page, path: "/definitions", sections: [opening, measures] }, -1)];
}

/** Puts a record into the content: in the place of the only one, or of the one with its names, or before the others. */
export function place(record: PlacedRecord): PlacedRecord[] {
  const { definition, value } = record;
  const isOnly = definition.holds === "one" && !definition.files.includes("*");
  const hasItsName = (other: ContentRecord) =>
    definition.unique.some((key) => other.value[key] !== undefined && other.value[key] === value[key]);
  const isReplaced = (other: ContentRecord) => other.definition === definition && (isOnly || hasItsName(other));
  return [record, ...defineFigures(value), ...base.filter((other) => !isReplaced(other))];
}

/** Warnings that say that nothing is shown. */
const emptyRules = ["content-missing", "section-empty", "job-over"];

/** Lists the problems that tell an editor why something is not shown. */
export function listReported(records: readonly ContentRecord[]): Problem[] {
  // Strings refer to nothing, and are many.
  const checked = records.filter(({ definition }) => definition !== interfaceStrings);
  const problems = checkRecords(
    { records: checked, images: content.images, problems: [], isComplete: true },
    projectRoot,
    day,
  );
  return problems.filter(({ level, rule }) => level === "error" || emptyRules.includes(rule));
}
