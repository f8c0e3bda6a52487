/** What this site uses of Trusted Types (https://www.w3.org/TR/trusted-types/), which TypeScript does not describe. */
interface TrustedTypePolicyOptions {
  createHTML?: (html: string) => string;
  createScript?: (script: string) => string;
  /** A null refuses the address. */
  createScriptURL?: (address: string) => string | null;
}

interface TrustedTypePolicy {
  createHTML: (html: string) => TrustedHTML;
  createScript: (script: string) => TrustedScript;
}

interface TrustedScript {
  toString: () => string;
}

interface Window {
  /** Missing in browsers that do not know them. */
  trustedTypes?: {
    emptyHTML: TrustedHTML;
    createPolicy: (name: string, options: TrustedTypePolicyOptions) => TrustedTypePolicy;
  };
}
