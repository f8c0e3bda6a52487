import type { CreateResolversArgs, Node } from "gatsby";

import { chartRules } from "../../charts/chart-rules";
import { findSite, resolveDateText, resolveTerm, type QueryContext } from "./context";
import { textResolvers } from "./texts";

/** Types of articles, posts and their texts; the resolvers of their fields are below. */
export const articleTypes = `
  "A chapter of an article"
  type ArticleSection {
    "Anchor of its heading"
    id: String!
    title: String!
  }

  "A picture in an article's text"
  type ArticleFigure {
    image: File! @imageFile
    "Upright version for phones"
    small: File @imageFile
    "Alternative text"
    alt: String!
    caption: String
  }

  "A part of an article's text: HTML or a picture; without both, the pull quote"
  type ArticlePart {
    html: String
    figure: ArticleFigure
  }

  "The text of an article"
  type ArticleContent {
    parts: [ArticlePart!]!
    "Its chapters, in order"
    sections: [ArticleSection!]!
  }

  enum ChartType {
    ${Object.keys(chartRules).join("\n    ")}
  }

  "An entry of the blog's list"
  interface BlogEntry implements Node {
    id: ID!
    "Path of its page, or address on another site"
    to: String!
    title: String!
    text: String!
    "Tag by which the list is filtered"
    tag: String!
    "The company itself when null"
    author: TeamMember
    draft: Boolean
    date: Date! @dateformat
    "Day of publication in the language of the site"
    dateText: String!
    "Path of its picture, for a light ground or a dark one"
    cover(dark: Boolean = false): String
    "What its picture shows, in a sentence"
    coverTitle: String
    "Kind of chart in its picture"
    coverType: ChartType
    "The post that the list shows instead of it"
    post: Post
  }

  type Article implements Node & BlogEntry {
    to: String! @proxy(from: "path")
    text: String! @proxy(from: "subtitle")
    post: Post @link(by: "url", from: "path")
    dateText: String!
    "Path of the article's page"
    path: String!
    "Reading time in minutes"
    minutes: Int!
    content: ArticleContent!
    "Drawn from its first chart"
    cover(dark: Boolean = false): String
    coverTitle: String
    coverType: ChartType
    "Files that the build writes"
    covers: [ArticleCover!]!
    tag: String!
  }

  "A drawing for a light or a dark ground, and the path of its file"
  type ArticleCover {
    path: String!
    svg: String!
  }

  type Post implements Node & BlogEntry {
    to: String!
    text: String! @proxy(from: "description")
    post: Post
    dateText: String!
    "Cover of the article that it leads to"
    cover(dark: Boolean = false): String
    coverTitle: String
    coverType: ChartType
  }
`;

interface ResolverInfo {
  /** Resolver of the field without the changes in this file. */
  originalResolver: (source: Node, args: object, context: QueryContext, info: object) => unknown;
}

/** Finds the articles of the slugs in a page's context, in the same order. */
const relatedArticles = {
  type: "[Article!]!",
  args: { slugs: "[String!]!" },
  resolve: (_: unknown, { slugs }: { slugs: string[] }, { nodeModel }: QueryContext) =>
    Promise.all(slugs.map((slug) => nodeModel.findOne({ type: "Article", query: { filter: { slug: { eq: slug } } } }))),
};

/** Finds the newest article that a person has written, otherwise the newest that is only about them. */
export async function resolveOwnArticle({ slug }: { slug: string }, _: unknown, { nodeModel }: QueryContext) {
  const query = { sort: { fields: ["date"], order: ["DESC"] } };
  const articles = [...(await nodeModel.findAll({ type: "Article", query })).entries];
  const isAlone = ({ about }: Node) => Array.isArray(about) && about.length === 1 && about[0] === slug;
  return articles.find(({ author }) => author === slug) ?? articles.find(isAlone);
}

/** Months for which an article can lead the blog. */
const leadMonths = 6;

/** Finds the newest article of the last months that has a tag which the blog features. */
export async function resolveLead({ featured }: { featured?: string[] }, _: unknown, context: QueryContext) {
  if (!featured) return null;
  const since = new Date((await findSite(context)).month);
  since.setUTCMonth(since.getUTCMonth() - leadMonths, 1);
  const filter = { tag: { in: featured }, date: { gte: since.toISOString().slice(0, 10) } };
  const query = { filter, sort: { fields: ["date"], order: ["DESC"] }, limit: 1 };
  return [...(await context.nodeModel.findAll({ type: "Article", query })).entries][0];
}

/** Resolvers of articles, posts, and all that shows a text. */
export function createArticleResolvers(api: CreateResolversArgs) {
  const {
    resolveText,
    resolveMarkdown,
    resolveMinutes,
    resolveCovers,
    resolveCover,
    resolveCoverTitle,
    resolveCoverType,
  } = textResolvers(api);
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
  return {
    Article: {
      content: { resolve: resolveText },
      minutes: { resolve: resolveMinutes },
      covers: { resolve: resolveCovers },
      cover: { resolve: resolveCover },
      coverTitle: { resolve: resolveCoverTitle },
      coverType: { resolve: resolveCoverType },
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
      coverTitle: takeFromArticle(resolveCoverTitle),
      coverType: takeFromArticle(resolveCoverType),
    },
    BlogPage: { lead: { type: "Article", resolve: resolveLead } },
    TeamMember: { article: { type: "Article", resolve: resolveOwnArticle } },
    TextSection: { content: { type: "ArticleContent!", resolve: resolveMarkdown } },
    DocumentSection: { content: { resolve: resolveMarkdown }, dateText: { resolve: resolveDateText } },
    Query: { relatedArticles },
  };
}
