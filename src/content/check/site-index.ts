import { join } from "node:path";

import GithubSlugger from "github-slugger";

import { builtFiles, feedPath } from "../../seo/addresses";
import { article } from "../kinds/article";
import { catalogue } from "../catalogue";
import type { Finding, LocatedFinding, Position, Problem, ValuePath } from "../problem";
import { listFiles } from "../read/data-folder";
import type { Content } from "../read/read-content";
import { isObject, listFields, problemAt, problemInText, type ContentRecord } from "../read/record";
import { redirect } from "../kinds/redirect";
import type { LocatedText, TextOutline } from "../text/outline";
import { parseText } from "../text/parse-text";
import { blogPage } from "../pages/blog";
import { articlePath, normalizePath, notFoundPath } from "../routes";
import { site } from "../kinds/site";
import { readLanguages } from "../languages/counterparts";
import { readTerms, vocabulary, type Terms } from "../vocabulary";

/** Path of a page, with the record and field that define it. */
export interface Route {
  record: ContentRecord;
  field: (string | number)[];
  path: string;
}

/** What the rules of the check look up in all content. */
export interface SiteIndex {
  routes: readonly Route[];
  /** Records by path. */
  pages: ReadonlyMap<string, ContentRecord>;
  /** Targets of redirects by normalized source. */
  redirects: ReadonlyMap<unknown, unknown>;
  /** Anchors to which a link leads, each with the file of its page: `starter/pages/home.json#difference`. */
  anchored: ReadonlySet<string>;
  /** Decoded paths of files that are not pages. */
  files: ReadonlySet<string>;
  /** URL of the site without a trailing slash; empty if unknown. */
  siteUrl: string;
  /** Returns the records of a GraphQL type or interface by the value of a field, and their files. */
  byKey: (typeName: string, field: string) => { records: ReadonlyMap<unknown, ContentRecord["value"]>; files: string };
  /** Values of the figures that sections define, by name. */
  definitions: ReadonlyMap<unknown, unknown>;
  /** Names in the lists of the vocabulary. */
  terms: Terms;
  misshapen: ReadonlySet<ContentRecord>;
  /** Pages of this language and of the others. */
  languages: ReturnType<typeof readLanguages>;
}

function listRoutes(record: ContentRecord): Route[] {
  const { definition, value } = record;
  const texts = (values: unknown[]) => values.filter((each) => typeof each === "string");
  if (definition === article)
    return texts([value["slug"]]).map((slug) => ({ record, field: ["slug"], path: articlePath(slug) }));
  if (!("path" in definition.schema.shape)) return [];
  return [
    ...texts([value["path"]]).map((path) => ({ record, field: ["path"], path })),
    ...texts([value["aliases"]].flat()).map((path, index) => ({ record, field: ["aliases", index], path })),
  ];
}

/** Anchor of a page, with its field or its position in the text. */
export interface Anchor {
  anchor: string;
  place: ValuePath | Position;
}

/** Lists the anchors of a text: its headings, as named by rehype-slug, and the ids of its elements. */
function listTextAnchors({ headings = [], ids = [] }: Partial<TextOutline> = {}): LocatedText[] {
  const slugger = new GithubSlugger();
  const named = headings.filter(({ level }) => level > 1).map(({ at, title }) => ({ at, text: slugger.slug(title) }));
  return [...named, ...ids];
}

/** Lists the anchors of a page: anchor fields, headings and elements of its text and of Markdown in its fields. */
export function listAnchors(record: ContentRecord): Anchor[] {
  const texts = listTextAnchors(record.source.outline).map(({ at, text }) => ({ anchor: text, place: at }));
  const fields = listFields(record, "anchor").map(({ path, value }) => ({ anchor: value, place: path }));
  const markdown = listFields(record, "markdown").flatMap(({ path, value }) =>
    listTextAnchors(parseText(value).outline).map(({ text }) => ({ anchor: text, place: path })),
  );
  return [...texts, ...fields, ...markdown];
}

/** Lists the outlines of a record, of its text and of Markdown in its fields, each with a function that reports a problem in it. */
export function listOutlines(record: ContentRecord) {
  const whole = { outline: record.source.outline, report: (found: LocatedFinding) => problemInText(record, found) };
  const fields = listFields(record, "markdown").map(({ path, value }) => ({
    ...parseText(value),
    report: (found: LocatedFinding) => problemAt(record, path, found),
  }));
  return [whole, ...fields].flatMap(({ outline, report }) => (outline ? [{ outline, report }] : []));
}

/** Lists the links of a record, by its fields and its texts, each with a function that reports a problem of it. */
export function listLinks(record: ContentRecord): { url: string; report: (found: Finding) => Problem }[] {
  const fields = listFields(record, "link");
  const texts = listOutlines(record).flatMap(({ outline, report }) =>
    outline.links.map(({ url, at }) => ({
      url,
      report: (found: Finding) => report({ ...found, at, message: `the text ${found.message}` }),
    })),
  );
  return [
    ...texts,
    ...fields.map(({ path, value: url }) => ({ url, report: (found: Finding) => problemAt(record, path, found) })),
  ];
}

/** Lists the anchors to which a record leads, of its own page and of others. */
function listAnchored(record: ContentRecord, pages: SiteIndex["pages"]): string[] {
  return listLinks(record).flatMap(({ url }) => {
    const [address = "", anchor] = url.split("#");
    const page = address === "" ? record : pages.get(address.split("?")[0] ?? "");
    return page && anchor !== undefined ? [`${page.source.file}#${anchor}`] : [];
  });
}

function listDefinitions({ value: { sections } }: ContentRecord): Record<string, unknown>[] {
  return [sections]
    .flat()
    .filter(isObject)
    .flatMap(({ section, items }) => (section === "measures" ? [items].flat().filter(isObject) : []));
}

function createIndex(records: readonly ContentRecord[], typeName: string, field: string) {
  const matches = ({ typeName: own, interface: shared }: ContentRecord["definition"]) =>
    own === typeName || shared?.name === typeName;
  const matching = records.filter(({ definition }) => matches(definition));
  return {
    records: new Map(matching.map(({ value }) => [value[field], value])),
    files: catalogue.find(matches)?.files ?? "",
  };
}

export function indexSite({ records }: Content, root: string, misshapen: ReadonlySet<ContentRecord>): SiteIndex {
  const known = new Map<string, ReturnType<SiteIndex["byKey"]>>();
  const routes = records.flatMap(listRoutes).filter(({ path }) => path !== notFoundPath);
  const siteUrl = records.find(({ definition }) => definition === site)?.value["url"];
  const redirects = records.filter(({ definition }) => definition === redirect);
  const hasBlog = records.some(({ definition, value }) => definition === blogPage && value["draft"] !== true);
  const built = builtFiles.filter((file) => hasBlog || file !== feedPath);
  const pages = new Map(routes.map(({ path, record }) => [path, record]));
  return {
    routes,
    pages,
    redirects: new Map(redirects.map(({ value }) => [normalizePath(String(value["from"])), value["to"]])),
    anchored: new Set(records.flatMap((record) => listAnchored(record, pages))),
    files: new Set([...built, ...listFiles(join(root, "static")).map((file) => `/${file}`)]),
    siteUrl: typeof siteUrl === "string" ? siteUrl : "",
    byKey: (typeName, field) => {
      const index = known.get(`${typeName}.${field}`) ?? createIndex(records, typeName, field);
      known.set(`${typeName}.${field}`, index);
      return index;
    },
    definitions: new Map(records.flatMap(listDefinitions).map(({ name, value }) => [name, value])),
    terms: readTerms(records.find(({ definition }) => definition === vocabulary)?.value),
    misshapen,
    languages: readLanguages(records, root),
  };
}
