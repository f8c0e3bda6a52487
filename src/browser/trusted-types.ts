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
 * The part of Trusted Types that this site uses, which TypeScript does not describe; undefined on the server.
 * @see https://www.w3.org/TR/trusted-types/
 */
export const trustedTypes = typeof window === "undefined" ? undefined : window.trustedTypes;

let policy: Policy | undefined;

/**
 * Marks HTML as written by the build, which a browser with Trusted Types requires. Never use it for text from a visitor or an address.
 * The policy `html` is the one that `src/deploy/policy.ts` allows.
 */
export function trustHtml(html: string): string | TrustedHTML {
  policy ??= trustedTypes?.createPolicy("html", { createHTML: (text) => text });
  return policy?.createHTML(html) ?? html;
}
