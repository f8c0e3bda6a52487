import { readFile } from "node:fs/promises";

import type { CreateResolversArgs, Node } from "gatsby";
import { imageSize } from "image-size";

import type { TermList } from "../content/define";
import { monthsAhead, monthsPast } from "../content/forecast";
import { formatDay, formatMonth, formatPay } from "../text/language";
import { makeReadable } from "../theme/readable-tone";
import { textResolvers } from "./text-resolvers";
import { findMeasure } from "./find-measure";
import { sectionRecords, type QueryContext } from "./section-records";
import { shortenDigest, writePublic } from "./public-folder";

interface ResolverInfo {
  /** Resolver of the field without the changes in this file. */
  originalResolver: (source: Node, args: object, context: QueryContext, info: object) => unknown;
}

interface FileNode {
  absolutePath: string;
  base: string;
  extension: string;
  internal: { contentDigest: string };
}

/** Copies a file to the public folder and returns its path there. */
async function publish({ absolutePath, base, internal }: FileNode): Promise<string> {
  const path = `/static/${shortenDigest(internal.contentDigest)}/${base}`;
  await writePublic(path, await readFile(absolutePath));
  return path;
}

/** Reads the size of an SVG image from its `viewBox`; null without one. */
function readViewBox(svg: string): { width: number; height: number } | null {
  const [, box = ""] = /<svg[^>]*\sviewBox\s*=\s*["']([^"']+)["']/u.exec(svg) ?? [];
  const [, , width = 0, height = 0] = box
    .trim()
    .split(/[\s,]+/u)
    .map(Number);
  return width > 0 && height > 0 ? { width, height } : null;
}

/** Reads the size of an image; null for other files. */
export function readSize(extension: string, content: Buffer): { width: number; height: number } | null {
  const box = extension === "svg" ? readViewBox(content.toString("utf8")) : null;
  if (box) return box;
  try {
    const { width, height } = imageSize(content);
    return width > 0 && height > 0 ? { width, height } : null;
  } catch {
    return null;
  }
}

/** Finds the articles of the slugs in a page's context, in the same order. */
const relatedArticles = {
  type: "[Article!]!",
  args: { slugs: "[String!]!" },
  resolve: (_: unknown, { slugs }: { slugs: string[] }, { nodeModel }: QueryContext) =>
    Promise.all(slugs.map((slug) => nodeModel.findOne({ type: "Article", query: { filter: { slug: { eq: slug } } } }))),
};

/** Resolves the other field of the vocabulary's entry that a field of the record names. */
function resolveTerm(list: TermList, field: string, other: string) {
  return async (record: Readonly<Record<string, unknown>>, _: unknown, { nodeModel }: QueryContext) => {
    const node = await nodeModel.findOne({ type: "Vocabulary", query: {} });
    const entries = node?.[list] as Record<string, unknown>[] | undefined;
    return entries?.find(({ name }) => name === record[field])?.[other];
  };
}

/** Finds the newest article that a person has written, otherwise the newest that is only about them. */
export async function resolveOwnArticle({ slug }: { slug: string }, _: unknown, { nodeModel }: QueryContext) {
  const query = { sort: { fields: ["date"], order: ["DESC"] } };
  const articles = [...(await nodeModel.findAll({ type: "Article", query })).entries];
  const isAlone = ({ about }: Node) => Array.isArray(about) && about.length === 1 && about[0] === slug;
  return articles.find(({ author }) => author === slug) ?? articles.find(isAlone);
}

/** Reads the language of the site, and its current month (`YYYY-MM-DD`). */
async function readSite({ nodeModel }: QueryContext): Promise<{ language: string; month: string }> {
  const site = await nodeModel.findOne({ type: "SiteSettings", query: {} });
  return { language: String(site?.["language"]), month: String(site?.["month"]) };
}

async function resolveDateText({ date }: { date: string }, _: unknown, context: QueryContext): Promise<string> {
  return formatDay(date, (await readSite(context)).language);
}

/** Formats the day on which a job was posted; null without one. */
async function resolvePosted({ datePosted }: { datePosted?: string }, _: unknown, context: QueryContext) {
  return datePosted === undefined ? null : formatDay(datePosted, (await readSite(context)).language);
}

async function resolveMonths(_: unknown, __: unknown, context: QueryContext) {
  const { language, month } = await readSite(context);
  const format = (offset: number, style: "short" | "long") =>
    formatMonth(month, offset, language, { month: style, year: "numeric" });
  return Array.from({ length: monthsPast + monthsAhead }, (___, index) => {
    const offset = index + 1 - monthsPast;
    return { short: format(offset, "short"), long: format(offset, "long") };
  });
}

async function resolveEventMonth({ before }: { before: number }, _: unknown, context: QueryContext): Promise<string> {
  const { language, month } = await readSite(context);
  return formatMonth(month, -before, language, { month: "short" });
}

async function resolvePay(pay: Parameters<typeof formatPay>[0], _: unknown, context: QueryContext): Promise<string> {
  return formatPay(pay, (await readSite(context)).language);
}

/** Resolves the link of a figure to the definition that it names. */
async function resolveSource({ definition }: { definition?: string }, _: unknown, { nodeModel }: QueryContext) {
  if (definition === undefined) return null;
  return findMeasure(definition, [...(await nodeModel.findAll({ type: "SectionsPage" })).entries]);
}

export function createResolvers(api: CreateResolversArgs): void {
  const { resolveText, resolveMarkdown, resolveCover } = textResolvers(api);
  const resolveTag = resolveTerm("articleCategories", "category", "tag");
  /** Resolves a field of a post from the article that it leads to, if it leads to one. */
  const takeFromArticle = (resolve?: (article: Node, args: { dark: boolean }, context: QueryContext) => unknown) => ({
    async resolve(post: Node, args: { dark: boolean }, context: QueryContext, info: ResolverInfo) {
      const query = { filter: { path: { eq: post["url"] } } };
      const article = post["url"] ? await context.nodeModel.findOne({ type: "Article", query }) : null;
      return resolve && article
        ? resolve(article, args, context)
        : info.originalResolver(article ?? post, args, context, info);
    },
  });
  // Gatsby types it only as a function.
  const create = api.createResolvers as (resolvers: object) => void;
  create({
    // The longer paths of gatsby-source-filesystem cost pages with many logos a round trip on slow connections.
    File: {
      publicURL: { resolve: publish },
      naturalSize: {
        type: "ImageSize",
        resolve: async (file: FileNode) => readSize(file.extension, await readFile(file.absolutePath)),
      },
    },
    Article: {
      content: { resolve: resolveText },
      cover: { resolve: resolveCover },
      tag: { resolve: resolveTag },
      dateText: { resolve: resolveDateText },
    },
    Post: {
      to: { resolve: ({ url, linkedinUrl }: Record<"url" | "linkedinUrl", string | undefined>) => url ?? linkedinUrl },
      dateText: { resolve: resolveDateText },
      title: takeFromArticle(),
      author: takeFromArticle(),
      tag: takeFromArticle(resolveTag),
      cover: takeFromArticle(resolveCover),
    },
    TeamMember: { article: { type: "Article", resolve: resolveOwnArticle } },
    Pay: { amount: { type: "String!", resolve: resolvePay } },
    Job: {
      dateText: { type: "String", resolve: resolvePosted },
      employmentType: { type: "String", resolve: resolveTerm("jobTypes", "type", "employmentType") },
    },
    ...sectionRecords,
    TextSection: { content: { type: "ArticleContent!", resolve: resolveMarkdown } },
    DocumentSection: {
      content: { resolve: resolveMarkdown },
      dateText: { resolve: resolveDateText },
    },
    Forecast: { months: { type: "[ForecastMonth!]!", resolve: resolveMonths } },
    SignalEvent: { month: { type: "String!", resolve: resolveEventMonth } },
    Stat: { source: { type: "String", resolve: resolveSource } },
    Integration: { tone: { type: "ReadableTone!", resolve: ({ color }: { color: string }) => makeReadable(color) } },
    Query: { relatedArticles },
  });
}
