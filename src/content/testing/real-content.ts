import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { z } from "zod";

import type { ContentDefinition } from "../define";
import type { pageSection } from "../pages/page-sections";
import { sectionsPage } from "../pages/sections-page";
import { dataFolder } from "../read/data-folder";
import { readContent } from "../read/read-content";

export const projectRoot = join(__dirname, "..", "..", "..");

export function readData(file: string): string {
  return readFileSync(join(projectRoot, dataFolder, file), "utf8");
}

/** Lists the real records of a kind of content in the order of their file. Throws if one is invalid. */
export function listReal<Schema extends z.ZodObject>(definition: ContentDefinition<Schema>): z.infer<Schema>[] {
  return readContent(projectRoot)
    .records.filter((record) => record.definition.typeName === definition.typeName)
    .map(({ value }) => definition.schema.parse(value));
}

/** Returns the only real record of a kind of content. */
export function getReal<Schema extends z.ZodObject>(definition: ContentDefinition<Schema>): z.infer<Schema> {
  const [record, ...others] = listReal(definition);
  if (record === undefined || others.length > 0) throw new Error(`Expected exactly one ${definition.noun}.`);
  return record;
}

type Section = z.infer<typeof pageSection>;

/** Lists the real sections of a kind, on all pages or on the one with a path. */
export function listRealSections<Kind extends Section["section"]>(kind: Kind, path?: string) {
  return listReal(sectionsPage)
    .filter((page) => path === undefined || page.path === path)
    .flatMap(({ sections }) =>
      sections.filter((section): section is Extract<Section, { section: Kind }> => section.section === kind),
    );
}
