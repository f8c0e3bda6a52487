import { monthsAhead, monthsPast } from "../../content/numbers";
import { formatMoney, formatMonth, nameLanguage } from "../../text/language";
import { findMeasure } from "./find-measure";
import { findSite, type QueryContext } from "./context";

/** Types of pages and sections, besides those of their contract; their resolvers are below. */
export const sectionTypes = `
  interface Page implements Node {
    "Headline of its first view"
    headline: String!
    "Above the headline"
    eyebrow: String
  }

  type SectionsPage implements Node & Page {
    headline: String!
    eyebrow: String
  }

  type BlogPage implements Node & Page {
    headline: String!
    eyebrow: String
  }

  "The text of a page of text, its only section"
  type DocumentSection implements PageSection {
    section: String!
    anchor: String
    ground: Ground
    spacing: Spacing
    title: String!
    draft: Boolean
    "Day of its last change, \`YYYY-MM-DD\`"
    date: String!
    "The same in the language of the site"
    dateText: String!
    content: ArticleContent!
  }

  "A month in the language of the site, in a short and a long form"
  type ForecastMonth {
    short: String!
    long: String!
  }
`;

/** Number of logos in the panel (specification, chapter 2). */
const panelLogos = 12;

/** Most articles of a section that names none. */
const maxPosts = 4;

/** Creates a field with the nodes of a type, in the order of their file. */
function listAll(type: string, query: object = {}) {
  return {
    type: `[${type}!]!`,
    resolve: async (_: unknown, __: unknown, { nodeModel }: QueryContext) =>
      (await nodeModel.findAll({ type, query })).entries,
  };
}

async function resolveCategories(_: unknown, __: unknown, { nodeModel }: QueryContext) {
  return (await nodeModel.findOne({ type: "Vocabulary", query: {} }))?.["integrationCategories"] ?? [];
}

/** Lists the nodes that a section names, in its order; undefined if it names none. */
async function listNamed(type: string, slugs: string[] | undefined, { nodeModel }: QueryContext) {
  if (!slugs) return undefined;
  const { entries } = await nodeModel.findAll({ type, query: { filter: { slug: { in: slugs } } } });
  return [...entries].sort((a, b) => slugs.indexOf(String(a["slug"])) - slugs.indexOf(String(b["slug"])));
}

/** Creates a field with the people of a section, either the featured or the others: those it names, otherwise its group. */
function listPeople(isFeatured: boolean) {
  return {
    type: "[TeamMember!]!",
    async resolve({ group, people }: { group?: string; people?: string[] }, _: unknown, context: QueryContext) {
      const query = { filter: { group: { eq: group } } };
      const named = await listNamed("TeamMember", people, context);
      const all = named ?? (await context.nodeModel.findAll({ type: "TeamMember", query })).entries;
      return [...all].filter(({ featured }) => (featured === true) === isFeatured);
    },
  };
}

/** Lists the newest articles, of all tags or of one. */
async function resolveNewest({ tag }: { tag?: string }, _: unknown, { nodeModel }: QueryContext) {
  const filter = tag ? { tag: { eq: tag } } : {};
  const query = { filter, sort: { fields: ["date"], order: ["DESC"] }, limit: maxPosts };
  return (await nodeModel.findAll({ type: "Article", query })).entries;
}

/** Lists the published ones of the articles that a section names. */
function resolveArticles({ articles }: { articles: string[] }, _: unknown, context: QueryContext) {
  return listNamed("Article", articles, context);
}

const listFeatured = listAll("Customer", { filter: { featured: { eq: true } } });

async function resolveMonths(_: unknown, __: unknown, context: QueryContext) {
  const { language, month } = await findSite(context);
  const format = (offset: number, style: "short" | "long") =>
    formatMonth(month, offset, language, { month: style, year: "numeric" });
  return Array.from({ length: monthsPast + monthsAhead }, (___, index) => {
    const offset = index + 1 - monthsPast;
    return { short: format(offset, "short"), long: format(offset, "long") };
  });
}

async function resolveEventMonth({ before }: { before: number }, _: unknown, context: QueryContext): Promise<string> {
  const { language, month } = await findSite(context);
  return formatMonth(month, -before, language, { month: "short" });
}

/** Returns how many months ago an account renewed its contract of a year. */
async function findLastRenewal({ account }: { account: string }, _: unknown, { nodeModel }: QueryContext) {
  const found = await nodeModel.findOne({ type: "Account", query: { filter: { slug: { eq: account } } } });
  return 12 - Number(found?.["renewal"]);
}

async function resolveRenewalMonth(prediction: { account: string }, _: unknown, context: QueryContext) {
  const { language, month } = await findSite(context);
  const before = await findLastRenewal(prediction, undefined, context);
  return formatMonth(month, -before, language, { month: "short", year: "numeric" });
}

async function resolvePrice(price: { amount: number; currency: string }, _: unknown, context: QueryContext) {
  const { amount, currency } = price;
  return formatMoney({ currency, min: amount, max: amount }, (await findSite(context)).language);
}

/** Names a language for the visitor's choice; null for `x-default`, which is none. */
function resolveLanguageName({ language }: { language: string }): string | null {
  return language.startsWith("x-") ? null : nameLanguage(language);
}

/** Resolves the link of a figure to the definition that it names. */
async function resolveSource({ definition }: { definition?: string }, _: unknown, { nodeModel }: QueryContext) {
  if (definition === undefined) return null;
  return findMeasure(definition, [...(await nodeModel.findAll({ type: "SectionsPage" })).entries]);
}

/** Fields of sections that show records, so that a page's data hold only what it shows; and samples in the current month. */
export const sectionResolvers = {
  ArticlesSection: { entries: { type: "[Article!]!", resolve: resolveArticles } },
  FormSection: { customers: listFeatured },
  HeroCustomers: { featured: listFeatured },
  JobsSection: { jobs: listAll("Job") },
  LeadersSection: { leaders: listAll("Leader") },
  LogosSection: { customers: listAll("Customer") },
  MovingPlatformsSection: { integrations: listAll("Integration", { limit: panelLogos }) },
  PartnersSection: { partners: listAll("Partner") },
  PeopleSection: { featured: listPeople(true), members: listPeople(false) },
  PlatformsSection: {
    integrations: listAll("Integration"),
    // All categories, including empty ones.
    categories: { type: "[String!]!", resolve: resolveCategories },
  },
  PostsSection: { entries: { type: "[Article!]!", resolve: resolveNewest } },
  ValuesSection: { values: listAll("Value") },
  SiteLanguage: { name: { type: "String!", resolve: resolveLanguageName } },
  Alternate: { name: { type: "String", resolve: resolveLanguageName } },
  Forecast: { months: { type: "[ForecastMonth!]!", resolve: resolveMonths } },
  PlanPrice: { text: { type: "String!", resolve: resolvePrice } },
  Prediction: {
    before: { type: "Int!", resolve: findLastRenewal },
    month: { type: "String!", resolve: resolveRenewalMonth },
  },
  SignalEvent: { month: { type: "String!", resolve: resolveEventMonth } },
  Stat: { source: { type: "String", resolve: resolveSource } },
};
