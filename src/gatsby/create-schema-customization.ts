import type { GatsbyNode } from "gatsby";

import { catalogue } from "../content/catalogue";
import { formatGraphqlSchema } from "../content/graphql-schema";
import { sectionType } from "../content/pages/section";
import { textPage } from "../content/pages/text-page";
import { dataFolder, imagesFolder } from "../content/read/data-folder";
import { rawTypes } from "./raw-records";
import type { QueryContext } from "./section-records";

interface ResolverInfo {
  fieldName: string;
}

/** Resolves a path below `data/images/` to its File node. */
function resolveImage(source: Record<string, unknown>, _: unknown, context: QueryContext, info: ResolverInfo) {
  const path = source[info.fieldName];
  if (typeof path !== "string") return null;
  const filter = { sourceInstanceName: { eq: dataFolder }, relativePath: { eq: `${imagesFolder}/${path}` } };
  return context.nodeModel.findOne({ type: "File", query: { filter } });
}

function resolveList(source: Record<string, unknown>, _: unknown, __: QueryContext, { fieldName }: ResolverInfo) {
  return source[fieldName] ?? [];
}

/** Types that the build adds to those of the content. `create-resolvers.ts` resolves their fields. */
const types = `
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
    "The post that the list shows instead of it"
    post: Post
  }

  type Article implements Node & BlogEntry {
    to: String! @proxy(from: "path")
    text: String! @proxy(from: "subtitle")
    post: Post @link(by: "url", from: "path")
    "Day of publication in the language of the site"
    dateText: String!
    "Path of the article's page"
    path: String!
    "Reading time in minutes"
    minutes: Int!
    content: ArticleContent!
    "Path of its first chart as a picture, for a light or a dark background; null without a chart"
    cover(dark: Boolean = false): String
    "Tag for the filter of the blog"
    tag: String!
  }

  type Post implements Node & BlogEntry {
    to: String!
    text: String! @proxy(from: "description")
    post: Post
    "Its day in the language of the site"
    dateText: String!
    "Cover of the article that it leads to"
    cover(dark: Boolean = false): String
  }

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

  "The text of a page of text, its only section"
  type DocumentSection implements PageSection {
    section: String!
    anchor: String
    ground: String
    spacing: String
    title: String!
    draft: Boolean
    "Day of its last change, \`YYYY-MM-DD\`"
    date: String!
    "The same in the language of the site"
    dateText: String!
    content: ArticleContent!
  }

  type BlogPage implements Node & Page {
    headline: String!
    eyebrow: String
  }

  "A month in the language of the site, in a short and a long form"
  type ForecastMonth {
    short: String!
    long: String!
  }

  "Size of an image: in pixels, or in user units for SVG"
  type ImageSize {
    width: Float!
    height: Float!
  }

  "A background, and the text on it; colors as \`#rrggbb\`"
  type ReadableTone {
    ground: String!
    text: String!
  }
`;

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions, schema }) => {
  actions.createFieldExtension({ name: "imageFile", extend: () => ({ resolve: resolveImage }) });
  actions.createFieldExtension({ name: "emptyWhenMissing", extend: () => ({ resolve: resolveList }) });
  // Pages of text become pages with one section.
  actions.createTypes(formatGraphqlSchema(catalogue.filter((definition) => definition !== textPage)));
  actions.createTypes(types);
  actions.createTypes(
    schema.buildInterfaceType({
      name: "PageSection",
      fields: { section: "String!" },
      resolveType: ({ section }: { section: string }) => sectionType(section),
    }),
  );
  // Raw nodes have no fields, because they also contain unpublished records.
  actions.createTypes(rawTypes.map((name) => `type ${name} implements Node @dontInfer { id: ID! }`));
};
