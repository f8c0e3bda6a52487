import type { CreateSchemaCustomizationArgs } from "gatsby";

import { integrationCategories } from "../content/integration";
import { postTags } from "../content/post";

/** Choices of the filters, from the content's own enumerations: a choice that nothing has yet is offered, too. */
const enumerations: Readonly<Record<string, readonly string[]>> = { postTags, integrationCategories };

const types = `
  type BlogPage implements Node {
    "Tags by which the posts are filtered"
    tags: [String!]! @choices(of: "postTags")
  }

  type IntegrationsPage implements Node {
    "Categories by which the integrations are filtered"
    categories: [String!]! @choices(of: "integrationCategories")
  }
`;

/** Adds to the pages with a filter what can be chosen in it. */
export function createChoices({ createFieldExtension, createTypes }: CreateSchemaCustomizationArgs["actions"]): void {
  createFieldExtension({
    name: "choices",
    args: { of: "String!" },
    extend: ({ of }: { of: string }) => ({ resolve: () => enumerations[of] }),
  });
  createTypes(types);
}
