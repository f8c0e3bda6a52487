import { resolve } from "node:path";

import type { CreatePagesArgs } from "gatsby";

/** Creates the page that shows every primitive in every state, in the development server only: no build has it. */
export function createDesignSystem({ actions }: CreatePagesArgs): void {
  if (process.env.NODE_ENV !== "development") return;
  const component = resolve("src/develop/design-system.tsx");
  actions.createPage({ path: "/design-system", component, context: {} });
}
