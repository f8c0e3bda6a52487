import type { GatsbyNode, NodeInput, NodePluginArgs } from "gatsby";

import { article } from "../../content/kinds/article";
import { pageDefinitions } from "../../content/catalogue";
import { omitGaps } from "../../content/omit-gaps";
import { sectionsPage } from "../../content/pages/sections-page";
import { textPage } from "../../content/pages/text-page";
import { findLastMonth, isPublished } from "../../content/publication";
import { articlePath } from "../../content/routes";
import type { ContentDefinition } from "../../content/define";
import { redirect } from "../../content/kinds/redirect";
import { site } from "../../content/kinds/site";
import { teamMember } from "../../content/kinds/team-member";
import { vocabulary } from "../../content/vocabulary";
import { listAlternates, listHomes, namePage } from "../../content/languages/counterparts";
import { addPrefix, pathPrefix } from "../../text/path-prefix";
import { markText, markTexts, nameContentFile } from "../../editing/mark-sources";
import { codeVersion } from "./code-version";
import { areTextsMarked, readContentSettings } from "../settings/content-settings";
import { formatTexts } from "./format-ranges";
import { prefixPaths } from "./prefix-paths";
import { findPath, findSource, listRawRecords, readRawRecord, type RawRecord } from "./raw-records";

/** Kinds whose texts are names and addresses by which others are found. */
const notShown: readonly ContentDefinition[] = [vocabulary, redirect];

/** Removes links of a person that are `#` (specification, chapter 2). */
function omitHidden(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== "#"));
}

/** Returns what lists of pages show of a page: the headline of its first section or of its hero. */
function summarizePage(value: Record<string, unknown>): object {
  const sections = Array.isArray(value["sections"]) ? (value["sections"] as unknown[]) : [];
  const { title, eyebrow } = (sections[0] ?? value["hero"]) as { title: string; eyebrow?: string };
  return { headline: title, eyebrow };
}

/** Converts a page of text to a page with one section. */
function toSections({ title, description, keywords, ...page }: Record<string, unknown>, markdown: string) {
  const { updated, draft } = page;
  const sections = [{ section: "document", title, draft, date: updated, markdown }];
  return { ...page, template: "sections", seo: { title, description, keywords }, sections };
}

/** Returns fields that a record has because there are other languages. */
function addLanguages(record: RawRecord, getNode: NodePluginArgs["getNode"]): object {
  const root = process.cwd();
  const { definition, value } = record;
  if (definition === site) return listHomes(root);
  if (definition !== article && !pageDefinitions.includes(definition)) return {};
  const file = nameContentFile(findPath(record, getNode) ?? "");
  const found = listAlternates(root, readContentSettings()).get(namePage(file, value["translates"]));
  const { alternates = [] } = prefixPaths(definition.schema, value) as { alternates?: { language: string }[] };
  const elsewhere = alternates.filter(({ language }) => found?.every((each) => each.language !== language));
  return found ? { alternates: [...found, ...elsewhere] } : {};
}

/** Converts a record to a node for queries. Its `id` becomes `jsonId`, because Gatsby reserves the `id` of nodes. */
function toDomainNode(record: RawRecord, { createNodeId, createContentDigest, getNode }: NodePluginArgs): NodeInput {
  const { definition, value, body, node } = record;
  const isText = definition === textPage;
  const { typeName } = isText ? sectionsPage : definition;
  const source = areTextsMarked() && !notShown.includes(definition) ? findSource(record, getNode) : undefined;
  const marked = source ? markTexts(definition.schema, value, source) : value;
  const shown = definition === teamMember ? omitHidden(marked) : marked;
  const languages = addLanguages(record, getNode);
  const complete = (omitGaps(definition.schema, shown) ?? shown) as Record<string, unknown>;
  const formatted = prefixPaths(definition.schema, formatTexts(definition.schema, complete));
  const text = source ? markText(body, { ...source, start: 0 }) : body;
  const published = isText ? toSections(formatted, text) : formatted;
  // Dates samples. As part of the digest, it makes queries run again in another month.
  const month = definition === site ? findLastMonth(readContentSettings().day) : undefined;
  return {
    ...published,
    ...languages,
    ...(month ? { month } : {}),
    ...(definition === article ? { path: addPrefix(articlePath(String(value["slug"]))) } : {}),
    ...(pageDefinitions.includes(definition) ? summarizePage(published) : {}),
    ...("id" in value ? { jsonId: value["id"] } : {}),
    id: createNodeId(`${typeName} ${node.id}`),
    parent: node.id,
    children: [],
    internal: {
      type: typeName,
      contentDigest: createContentDigest([codeVersion, value, body, month, source, languages, pathPrefix]),
    },
  };
}

async function publishRecord(record: RawRecord, args: NodePluginArgs): Promise<void> {
  const child = toDomainNode(record, args);
  await args.actions.createNode(child);
  args.actions.createParentChildLink({ parent: record.node, child });
}

/** Last valid values by the identity of their records. */
const validValues = new Map<string, RawRecord["value"]>();

/** Identifies a record in all versions of its file. Ids of nodes are positions, which another record above changes. */
function identifyRecord({ definition, value, node }: RawRecord): string {
  if (definition.holds === "one") return node.id;
  const [key] = definition.unique;
  return JSON.stringify([definition.typeName, key ? value[key] : [value[definition.labelledBy], node.id]]);
}

/** In development, replaces a record with a mistake by its last valid version; undefined if there is none. */
function takeValid(record: RawRecord): RawRecord | undefined {
  if (process.env.NODE_ENV !== "development") return record;
  const { definition, value } = record;
  const identity = identifyRecord(record);
  if (definition.schema.safeParse(value).success) validValues.set(identity, value);
  const valid = validValues.get(identity);
  return valid && { ...record, value: valid };
}

/** Publishes a record that is due, as a child of the raw node of the transformer plugin. */
export const onCreateNode: GatsbyNode["onCreateNode"] = async ({ node, ...args }) => {
  const raw = readRawRecord(node);
  const record = raw && takeValid(raw);
  if (record && isPublished(record, readContentSettings())) await publishRecord(record, args);
};

/**
 * Updates cached records after a change of day, audience or code, because `onCreateNode` does not run for cached nodes. Republishes all
 * records of a file if one differs, because queries list nodes in the order of creation.
 */
export const sourceNodes: GatsbyNode["sourceNodes"] = async (args) => {
  const settings = readContentSettings();
  const identify = ({ id, internal }: NodeInput) => `${id} ${internal.contentDigest}`;
  for (const records of listRawRecords(args)) {
    const due = records.flatMap((record) => takeValid(record) ?? []).filter((record) => isPublished(record, settings));
    const published = records.flatMap(({ node }) => node.children.flatMap((id) => args.getNode(id) ?? []));
    if (published.map(identify).join() === due.map((record) => identify(toDomainNode(record, args))).join()) continue;
    for (const node of published) args.actions.deleteNode(node);
    for (const record of due) await publishRecord(record, args);
  }
};
