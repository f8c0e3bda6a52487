import fc from "fast-check";
import { z } from "zod";

import { article } from "../../src/content/kinds/article";
import { catalogue } from "../../src/content/catalogue";
import type { ContentDefinition, TermList } from "../../src/content/define";
import { forecast } from "../../src/content/kinds/forecast";
import { blogPage } from "../../src/content/pages/blog";
import { pageSections } from "../../src/content/pages/page-sections";
import { sectionsPage } from "../../src/content/pages/sections-page";
import { textPage } from "../../src/content/pages/text-page";
import { post } from "../../src/content/kinds/post";
import { redirect } from "../../src/content/kinds/redirect";
import { articlePath, notFoundPath } from "../../src/content/routes";
import { site } from "../../src/content/kinds/site";
import { vocabulary } from "../../src/content/vocabulary";
import { markdown, recordsOf, texts, valuesOf, type Fields, type World } from "./arbitrary";
import { scripts, type Script } from "./scripts";

export interface Text {
  front: Fields;
  body: string;
}

/** Content by file below the content folder: JSON values, and texts. */
export type Company = Readonly<Record<string, unknown>>;

/** How many records a file can hold. */
const counts: Readonly<Record<string, readonly number[]>> = {
  "team.json": [1, 4, 60],
  "integrations.json": [0, 1, 13, 300],
  "redirects.json": [0, 1, 1000],
  "articles/*.mdx": [0, 1, 6],
  "pages/*.json": [3, 6],
};
const usualCounts = [0, 1, 2, 3, 8, 24];

const countOf = ({ files }: ContentDefinition) => fc.constantFrom(...(counts[files] ?? usualCounts));

const shapeOf = (definition: ContentDefinition) => definition.schema.shape as Record<string, z.ZodType>;

/** Derives the different names of a list of the vocabulary. */
function names(script: Script): fc.Arbitrary<string[]> {
  const compared = (name: string) => name.toLowerCase();
  return fc.uniqueArray(texts(script, 40), { minLength: 1, maxLength: 6, selector: compared });
}

const blogPath = "/resources/blog";

/** Draws what the records of a company refer to. */
const worlds: fc.Arbitrary<World> = fc.constantFrom(...Object.values(scripts)).chain((script) => {
  const lists = Object.keys(vocabulary.schema.shape) as TermList[];
  return fc
    .record({
      terms: fc.record(
        Object.fromEntries(lists.map((list) => [list, names(script)])) as Record<TermList, fc.Arbitrary<string[]>>,
      ),
      people: fc.constantFrom(...(counts["team.json"] ?? [])),
      articles: countOf(article),
      pages: countOf(sectionsPage),
      hasPosts: fc.boolean(),
      hasForecast: fc.boolean(),
    })
    .map(({ terms, people, articles, pages, hasPosts, hasForecast }) => {
      const number = (count: number, name: (n: number) => string) =>
        Array.from({ length: count }, (_, n) => name(n + 1));
      const paths = [
        "/",
        "/contact",
        ...number(pages - 2, (n) => (n % 2 === 0 ? `/part-${n}` : `/product/a-long-path-of-a-page-${n}`)),
      ];
      const slugs = number(articles, (n) => `article-${n}`);
      const blog = articles > 0 || hasPosts ? [blogPath] : [];
      return {
        script,
        terms,
        keys: {
          TeamMember: number(people, (n) => `person-${n}`),
          Article: slugs,
          Page: [...paths, ...blog],
          Forecast: hasForecast ? ["outlook"] : [],
        },
        links: [
          ...paths,
          ...blog,
          ...slugs.map(articlePath),
          "https://www.elsewhere.example/a-page",
          "mailto:hello@company.example",
          "tel:+12025550123",
        ],
      };
    });
});

/** Changes repeated values of unique fields, where the contract accepts the changed ones. */
function distinguish(definition: ContentDefinition, records: Fields[]): Fields[] {
  const seen = new Set<unknown>();
  return records.map((record, index) => {
    const changed = { ...record };
    for (const field of definition.unique) {
      const value = record[field];
      const limit = (shapeOf(definition)[field] as z.ZodString | undefined)?.maxLength ?? 200;
      if (typeof value === "string" && seen.has(`${field} ${value}`) && !value.startsWith("/"))
        changed[field] =
          `${value.slice(0, limit - 5).trimEnd()}${value.startsWith("https:") || value.startsWith("mailto:") ? "" : " "}${index}`;
      seen.add(`${field} ${String(changed[field])}`);
    }
    return changed;
  });
}

/** Derives the records of a file of a list. */
function listRecords(definition: ContentDefinition, world: World): fc.Arbitrary<Fields[]> {
  const keys = world.keys[definition.typeName];
  if (keys) return fc.tuple(...keys.map((slug) => recordsOf(definition.schema, world, { slug: fc.constant(slug) })));
  const paths = world.keys["Page"]?.filter((path) => path !== "/") ?? [];
  if (definition === post && !paths.includes(blogPath)) return fc.constant([]);
  return countOf(definition).chain((count) =>
    fc
      .tuple(
        ...Array.from({ length: count }, (_, index) =>
          recordsOf(
            definition.schema,
            world,
            definition === redirect
              ? {
                  from: fc.constant(`/old/page-${index}.html`),
                  to: fc.constantFrom(...paths, "https://www.other.example/"),
                }
              : {},
          ),
        ),
      )
      .map((records) => distinguish(definition, records)),
  );
}

/** Derives a page: a first section with its headline, then sections of any kind in any order. */
function pages(path: string, world: World): fc.Arbitrary<Fields> {
  const [hero, ...others] = pageSections;
  const form = others.filter(({ shape }) => shape.section.value === "form");
  const isContact = path === "/contact";
  const kinds = fc.shuffledSubarray(
    others.filter((each) => !form.includes(each as never)),
    { maxLength: 12 },
  );
  const sections = kinds.chain((chosen) =>
    fc
      .tuple(...[hero, ...chosen, ...(isContact ? form : [])].map((each) => valuesOf(each, world)))
      .map((all) => all.filter((each) => each !== undefined)),
  );
  return recordsOf(sectionsPage.schema, world, {
    path: fc.constant(path),
    aliases: fc.constantFrom(undefined, [`${path === "/" ? "/home" : path}-alias`]),
    parentPage: fc.constant(undefined),
    draft: fc.constant(undefined),
    sections,
  });
}

const text = (
  definition: ContentDefinition,
  world: World,
  given: Record<string, fc.Arbitrary<unknown>>,
): fc.Arbitrary<Text> =>
  fc
    .record({
      front: recordsOf(definition.schema, world, { draft: fc.constant(undefined), ...given }),
      body: markdown(world.script, 2),
    })
    .map(({ front, body }) => ({
      front,
      body: front["pullQuote"] ? `${body}\n\n<PullQuote />` : body,
    }));

function filesOf(world: World): fc.Arbitrary<Company> {
  const files: Record<string, fc.Arbitrary<unknown>> = {};
  const { language, locale } = world.script;
  for (const definition of catalogue.filter((each) => !each.files.includes("*"))) {
    if (definition.holds === "list") files[definition.files] = listRecords(definition, world);
    else if (definition === vocabulary)
      files[definition.files] = fc.record(
        Object.fromEntries(
          Object.entries(world.terms).map(([list, all]) => {
            const field = vocabulary.schema.shape[list as TermList];
            const { element } = (field instanceof z.ZodOptional ? field.unwrap() : field) as z.ZodArray;
            const entry = (name: string) =>
              element instanceof z.ZodObject
                ? recordsOf(element, world, { name: fc.constant(name) })
                : fc.constant(name);
            return [list, fc.tuple(...all.map(entry))];
          }),
        ),
      );
    else if (definition === site)
      files[definition.files] = recordsOf(site.schema, world, {
        language: fc.constant(language),
        locale: fc.constant(locale),
        url: fc.constant("https://www.company.example"),
      });
    else if (definition !== forecast) files[definition.files] = recordsOf(definition.schema, world);
  }
  for (const name of world.keys["Forecast"] ?? [])
    files[forecast.files] = recordsOf(forecast.schema, world, { name: fc.constant(name) });
  for (const [index, path] of [...(world.keys["Page"] ?? []), notFoundPath].entries()) {
    const name = { "/": "home", "/contact": "contact", [notFoundPath]: "not-found" }[path] ?? `page-${index}`;
    files[`pages/${name}.json`] =
      path === blogPath
        ? recordsOf(blogPage.schema, world, {
            path: fc.constant(path),
            aliases: fc.constant(undefined),
            draft: fc.constant(undefined),
          })
        : pages(path, world);
  }
  for (const slug of world.keys["Article"] ?? [])
    files[`articles/${slug}.mdx`] = text(article, world, {
      slug: fc.constant(slug),
      date: fc.constantFrom("2024-02-29", "2025-12-31", "2026-01-01"),
    });
  files["texts/imprint.mdx"] = text(textPage, world, { path: fc.constant("/imprint") });
  return fc.record(files);
}

/** Lets some links to pages lead to a part of them. */
function addAnchors(files: Company): Company {
  const anchors = new Map<unknown, string>();
  for (const value of Object.values(files)) {
    const [, anchor] = /"anchor":"([^"]+)"/u.exec(JSON.stringify(value)) ?? [];
    if (anchor !== undefined) anchors.set((value as Fields)["path"], anchor);
  }
  let links = 0;
  const addAnchor = (key: string, value: unknown) => {
    const anchor = key === "to" ? anchors.get(value) : undefined;
    return anchor !== undefined && links++ % 3 === 0 ? `${String(value)}#${anchor}` : value;
  };
  const hasLinks = (name: string) => name.startsWith("pages/") || name === site.files;
  return Object.fromEntries(
    Object.entries(files).map(([name, value]) => [
      name,
      hasLinks(name) ? (JSON.parse(JSON.stringify(value), addAnchor) as unknown) : value,
    ]),
  );
}

/** Whole companies, which the check of the content has not seen yet. */
export const companies: fc.Arbitrary<Company> = worlds.chain(filesOf).map(addAnchors);
