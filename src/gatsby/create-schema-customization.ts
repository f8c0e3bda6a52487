import type { CreateSchemaCustomizationArgs, GatsbyNode } from "gatsby";

import { catalogue } from "../content/catalogue";
import { writeGraphqlSchema } from "../content/graphql-schema";
import { dataFolder, imagesFolder } from "../content/read-content";
import { articlePath } from "../content/routes";
import { createChoices } from "./choices";
import { resolveVectorSize } from "./vector-size";

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

const articleTypes = `
  type Mdx implements Node {
    "What the file says before its text"
    frontmatter: MdxFrontmatter!
    "Path of the article's page"
    path: String! @articlePath
  }
`;

const fileTypes = `
  "Size of a vector picture in its own units"
  type VectorSize {
    width: Float!
    height: Float!
  }

  type File implements Node {
    "Of svg files alone"
    vectorSize: VectorSize @vectorSize
  }
`;

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({
  actions,
}: CreateSchemaCustomizationArgs) => {
  actions.createFieldExtension({ name: "imageFile", extend: () => ({ resolve: resolveImage }) });
  actions.createFieldExtension({
    name: "articlePath",
    extend: () => ({ resolve: ({ frontmatter }: { frontmatter: { slug: string } }) => articlePath(frontmatter.slug) }),
  });
  actions.createFieldExtension({ name: "vectorSize", extend: () => ({ resolve: resolveVectorSize }) });
  actions.createTypes([writeGraphqlSchema(catalogue), articleTypes, fileTypes]);
  createChoices(actions);
};
