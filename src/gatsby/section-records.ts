import type { Node } from "gatsby";

/** QueryContext of a resolver. */
export interface QueryContext {
  nodeModel: {
    getNodeById: (request: { id: string }) => (Node & { body: string }) | null;
    findOne: <Found = Node>(request: object) => Promise<Found | null>;
    findAll: (request: object) => Promise<{ entries: Iterable<Node> }>;
  };
}

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

/** Fields of sections that show records, so that a page's data hold only what it shows. */
export const sectionRecords = {
  ArticlesSection: { entries: { type: "[Article!]!", resolve: resolveArticles } },
  FeaturedCustomersSection: { customers: listFeatured },
  FormSection: { customers: listFeatured },
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
};
