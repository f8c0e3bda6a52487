import GithubSlugger from "github-slugger";

import { article } from "../article";
import { catalogue } from "../catalogue";
import type { Content } from "../read/read-content";
import { listRuledValues, valueAt, type ContentRecord } from "../read/record";

import { redirect } from "../redirect";
import { notFoundPath } from "../routes";
import { site } from "../site";
import type { TextOutline } from "../text/text-outline";
import { listRoutes, textsOf, type Route } from "./list-routes";

/** What links and references may lead to. */
export interface Targets {
  routes: readonly Route[];
  /** Paths that show a page. */
  paths: ReadonlySet<string>;
  /** Where redirects lead, by their source. */
  redirects: ReadonlyMap<unknown, unknown>;
  /** Anchors of each path. */
  anchors: ReadonlyMap<string, ReadonlySet<string>>;
  /** Address of the site, without a slash at the end; empty where it is unknown. */
  siteUrl: string;
  /** Values of a field in all records of a GraphQL type or interface, and a file that holds such. */
  keysOf: (typeName: string, field: string) => { keys: ReadonlySet<string>; files: string };
  mayHold: Content["mayHold"];
}

function listAnchors(record: ContentRecord, outline: TextOutline | undefined): Set<string> {
  const chapters = outline?.headings.filter(({ level }) => level > 1).map(({ title }) => title) ?? [];
  const fields = listRuledValues(record).filter(({ rule }) => rule.kind === "anchor");
  // As rehype-slug names them.
  const slugger = new GithubSlugger();
  return new Set([...chapters.map((title) => slugger.slug(title)), ...fields.map(({ value }) => value)]);
}

function indexKeys(records: readonly ContentRecord[]): Targets["keysOf"] {
  const known = new Map<string, ReturnType<Targets["keysOf"]>>();
  return (typeName, field) => {
    const name = `${typeName}.${field}`;
    const found = known.get(name);
    if (found) return found;
    const isMeant = (definition: ContentRecord["definition"]) =>
      definition.typeName === typeName || definition.interface?.name === typeName;
    const keys = new Set(
      records.filter(({ definition }) => isMeant(definition)).flatMap(({ value }) => textsOf(value[field])),
    );
    const answer = { keys, files: catalogue.find(isMeant)?.files ?? "" };
    known.set(name, answer);
    return answer;
  };
}

/** Collects what there is to lead to. */
export function listTargets(content: Content, outlines: ReadonlyMap<ContentRecord, TextOutline>): Targets {
  const routes = listRoutes(content.records).filter(({ path }) => path !== notFoundPath);
  const siteUrl = valueAt(content.records.find(({ definition }) => definition === site)?.value, ["url"]);
  return {
    routes,
    paths: new Set(routes.map(({ path }) => path)),
    redirects: new Map(
      content.records
        .filter(({ definition }) => definition === redirect)
        .map(({ value }) => [value["from"], value["to"]]),
    ),
    anchors: new Map(
      routes.map(({ path, record }) => [
        path,
        listAnchors(record, record.definition === article ? outlines.get(record) : undefined),
      ]),
    ),
    siteUrl: typeof siteUrl === "string" ? siteUrl : "",
    keysOf: indexKeys(content.records),
    mayHold: content.mayHold,
  };
}
