import type { CreateResolversArgs, GatsbyNode } from "gatsby";

import { catalogue } from "../../content/catalogue";
import { formatGraphqlSchema } from "../../content/schema/graphql-schema";
import { sectionType } from "../../content/pages/section";
import { textPage } from "../../content/pages/text-page";
import { rawTypes } from "../nodes/raw-records";
import { articleTypes, createArticleResolvers } from "./article";
import { imageResolvers, imageTypes, resolveImage } from "./images";
import { jobResolvers } from "./job";
import { sectionResolvers, sectionTypes } from "./sections";

function resolveList(source: Record<string, unknown>, _: unknown, __: unknown, { fieldName }: { fieldName: string }) {
  return source[fieldName] ?? [];
}

/** Creates the types of the content from its contract, and those that the build adds. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions, schema }) => {
  actions.createFieldExtension({ name: "imageFile", extend: () => ({ resolve: resolveImage }) });
  actions.createFieldExtension({ name: "emptyWhenMissing", extend: () => ({ resolve: resolveList }) });
  // Pages of text become pages with one section.
  actions.createTypes(formatGraphqlSchema(catalogue.filter((definition) => definition !== textPage)));
  for (const types of [articleTypes, imageTypes, sectionTypes]) actions.createTypes(types);
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

export function createResolvers(api: CreateResolversArgs): void {
  // Gatsby types it only as a function.
  const create = api.createResolvers as (resolvers: object) => void;
  create({ ...imageResolvers, ...jobResolvers, ...sectionResolvers, ...createArticleResolvers(api) });
}
