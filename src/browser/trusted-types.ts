interface Policy {
  createHTML: (html: string) => TrustedHTML;
}

declare global {
  interface Window {
    /** Missing in browsers without Trusted Types. */
    trustedTypes?: {
      emptyHTML: TrustedHTML;
      createPolicy: (
        name: string,
        /** `createScriptURL` returns null to reject an address. */
        options: { createHTML?: (html: string) => string; createScriptURL?: (address: string) => string | null },
      ) => Policy;
    };
  }
}

/**
 * Trusted Types API, which TypeScript does not declare; undefined on the server.
 * @see https://www.w3.org/TR/trusted-types/
 */
export const trustedTypes = typeof window === "undefined" ? undefined : window.trustedTypes;

let policy: Policy | undefined;

/**
 * Marks HTML from the build as trusted. Never use it for input of visitors or for URLs. `src/deploy/policy.ts` allows the policy
 * `html`.
 */
export function trustHtml(html: string): string | TrustedHTML {
  policy ??= trustedTypes?.createPolicy("html", { createHTML: (text) => text });
  return policy?.createHTML(html) ?? html;
}
