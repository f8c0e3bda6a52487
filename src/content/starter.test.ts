import { readFileSync } from "node:fs";
import { join } from "node:path";

import { z } from "zod";

import { chartRules } from "../charts/chart-rules";
import { article } from "./kinds/article";
import { catalogue } from "./catalogue";
import { pageSections } from "./pages/page-sections";
import { frame } from "./pages/section";
import { sectionsPage } from "./pages/sections-page";
import { readContent } from "./read/read-content";
import { isObject, listValues } from "./read/record";
import { listReal, projectRoot } from "./testing/real-content";
import { chart, componentRules } from "./text/components";

// Tests and screenshots show only what the starter company uses.

const { records } = readContent(projectRoot);

/** Lists the fields of all records, e.g. `Job.draft`. Those of all pages and sections are `Page.aliases` and `PageSection.anchor`. */
function listFields(select: (value: Record<string, unknown>, key: string) => boolean): Set<string> {
  const names = records.flatMap(({ definition, value: record }) =>
    listValues(definition.schema, record).flatMap(({ path, value, schema }) => {
      if (!(schema instanceof z.ZodObject) || !isObject(value)) return [];
      const { interface: shared, typeName } = definition;
      const own = schema.meta()?.typeName ?? [typeName, ...path.filter((key) => typeof key === "string")].join(".");
      const nameOf = (key: string) => {
        if (path.length === 0 && shared && key in shared.fields) return shared.name;
        return "section" in schema.shape && key in frame ? "PageSection" : own;
      };
      const keys = Object.keys(schema.shape).filter((key) => select(value, key));
      return keys.map((key) => `${nameOf(key)}.${key}`);
    }),
  );
  return new Set(names);
}

test("starter/ has every kind of content, every section (all-sections.json), and uses every field", () => {
  const types = new Set(records.map(({ definition }) => definition.typeName));
  expect(catalogue.filter(({ typeName }) => !types.has(typeName)).map(({ typeName }) => typeName)).toEqual([]);
  const sections = new Set(listReal(sectionsPage).flatMap((page) => page.sections.map(({ section }) => section)));
  expect(pageSections.map(({ shape }) => shape.section.value).filter((kind) => !sections.has(kind))).toEqual([]);
  const used = listFields((value, key) => key in value);
  // Without it, the palette decides.
  used.add("SiteSettings.themeColor");
  // A site of several languages.
  for (const name of ["Article", "Page", "TextPage"]) used.add(`${name}.translates`);
  used.add("SiteSettings.languages");
  // English has two plural forms.
  const other = ["zero", "two", "few", "many"].map((form) => `Counted.${form}`);
  expect([...listFields(() => true)].filter((name) => !used.has(name))).toEqual(other);
});

test("its articles use every component and every kind of chart", () => {
  const articles = records.filter(({ definition }) => definition === article);
  const text = articles.map(({ source }) => readFileSync(join(projectRoot, source.file), "utf8")).join("\n");
  expect([...componentRules.keys()].filter((name) => !text.includes(`<${name}`))).toEqual([]);
  expect(Object.keys(chartRules).filter((type) => !text.includes(`<${chart} type="${type}"`))).toEqual([]);
});
