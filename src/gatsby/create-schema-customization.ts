import type { CreateSchemaCustomizationArgs, GatsbyNode } from "gatsby";

import { catalogue } from "../content/catalogue";
import { writeGraphqlSchema } from "../content/graphql-schema";
import { dataFolder, imagesFolder } from "../content/read/data-folder";
import { articleTypes } from "./article-types";
import { createChoices } from "./choices";
import { rawTypes } from "./raw-records";
import { createVectorSize } from "./vector-size";

interface ResolverContext {
  nodeModel: { findOne: (request: object) => Promise<unknown> };
}

interface ResolverInfo {
  fieldName: string;
}

/** Resolves a path below `data/images/` to its File node. */
function resolveImage(source: Record<string, unknown>, _: unknown, context: ResolverContext, info: ResolverInfo) {
  const path = source[info.fieldName];
  if (typeof path !== "string") return null;
  const filter = { sourceInstanceName: { eq: dataFolder }, relativePath: { eq: `${imagesFolder}/${path}` } };
  return context.nodeModel.findOne({ type: "File", query: { filter } });
}

/** A list that content leaves out is an empty one to a query. */
function resolveList(source: Record<string, unknown>, _: unknown, __: ResolverContext, { fieldName }: ResolverInfo) {
  return source[fieldName] ?? [];
}

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({
  actions,
}: CreateSchemaCustomizationArgs) => {
  actions.createFieldExtension({ name: "imageFile", extend: () => ({ resolve: resolveImage }) });
  actions.createFieldExtension({ name: "emptyWhenMissing", extend: () => ({ resolve: resolveList }) });
  actions.createTypes(writeGraphqlSchema(catalogue));
  actions.createTypes(articleTypes);
  // Nothing may query what is not published.
  actions.createTypes(rawTypes.map((name) => `type ${name} implements Node @dontInfer { id: ID! }`));
  createChoices(actions);
  createVectorSize(actions);
};
