import type { CreateSchemaCustomizationArgs } from "gatsby";

import { postTags } from "../content/post";

/** Choices of the filters, from the content's own enumerations: a choice that nothing has yet is offered, too. */
const enumerations: Readonly<Record<string, readonly string[]>> = { postTags };

const types = `
  type BlogPage implements Node {
    "Tags by which the posts are filtered"
    tags: [String!]! @choices(of: "postTags")
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
