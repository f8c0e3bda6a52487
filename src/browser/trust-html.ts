import { trustedTypes } from "./trusted-types";

/** The one function that may make HTML of a text where a policy asks for types (see `src/deploy/policy.ts`); made when it is needed. */
let policy: ReturnType<NonNullable<typeof trustedTypes>["createPolicy"]> | undefined;

/**
 * Says of HTML that the build has written it: a browser that knows Trusted Types puts no other into a page. Never for what a visitor
 * or an address says.
 */
export function trustHtml(html: string): string | TrustedHTML {
  policy ??= trustedTypes?.createPolicy("html", { createHTML: (text) => text });
  return policy?.createHTML(html) ?? html;
}
