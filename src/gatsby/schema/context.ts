import type { Node } from "gatsby";

import type { TermList } from "../../content/define";
import { formatDay } from "../../text/language";

export interface QueryContext {
  nodeModel: {
    getNodeById: (request: { id: string }) => (Node & { body: string }) | null;
    findOne: <Found = Node>(request: object) => Promise<Found | null>;
    findAll: (request: object) => Promise<{ entries: Iterable<Node> }>;
  };
}

/** Reads the language of the site, and its current month (`YYYY-MM-DD`). */
export async function findSite({ nodeModel }: QueryContext): Promise<{ language: string; month: string }> {
  const site = await nodeModel.findOne({ type: "SiteSettings", query: {} });
  return { language: String(site?.["language"]), month: String(site?.["month"]) };
}

/** Formats the day of a record in the language of the site. */
export async function resolveDateText({ date }: { date: string }, _: unknown, context: QueryContext): Promise<string> {
  return formatDay(date, (await findSite(context)).language);
}

/** Resolves the other field of the vocabulary's entry that a field of the record names. */
export function resolveTerm(list: TermList, field: string, other: string) {
  return async (record: Readonly<Record<string, unknown>>, _: unknown, { nodeModel }: QueryContext) => {
    const node = await nodeModel.findOne({ type: "Vocabulary", query: {} });
    const entries = node?.[list] as Record<string, unknown>[] | undefined;
    return entries?.find(({ name }) => name === record[field])?.[other];
  };
}
