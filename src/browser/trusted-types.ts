interface PolicyOptions {
  createHTML?: (html: string) => string;
  /** A null refuses the address. */
  createScriptURL?: (address: string) => string | null;
}

interface Policy {
  createHTML: (html: string) => TrustedHTML;
}

declare global {
  interface Window {
    /** Missing in browsers that do not know them. */
    trustedTypes?: {
      emptyHTML: TrustedHTML;
      createPolicy: (name: string, options: PolicyOptions) => Policy;
    };
  }
}

/**
 * What this site uses of Trusted Types, which TypeScript does not describe; nothing on the server.
 * @see https://www.w3.org/TR/trusted-types/
 */
export const trustedTypes = typeof window === "undefined" ? undefined : window.trustedTypes;
