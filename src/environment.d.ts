declare namespace NodeJS {
  /** Variables that webpack replaces by their values; read them with dot notation. */
  interface ProcessEnv {
    readonly NODE_ENV: "development" | "production" | "test";
    /** Origin of the relay; unset, the site's own. */
    readonly GATSBY_RELAY_URL?: string;
    /** Path of another language (docs/architecture.md); empty for the first. */
    readonly GATSBY_PATH_PREFIX?: string;
    /** Day of the build, `YYYY-MM-DD`. */
    readonly CONTENT_DAY: string;
    /** Empty unless this is a preview, which is not indexed. */
    readonly PREVIEW: "preview" | "";
    /** Whether visits are recorded; `ask` after a question. */
    readonly RECORDING: "always" | "ask" | "never";
    /** Names of the parameters of campaigns, separated by spaces; empty if the site keeps none. */
    readonly CAMPAIGN: string;
    /** Days until the relay deletes a submission: after its mail was accepted, or after its receipt if it could not be delivered. */
    readonly DELIVERED_DAYS: string;
    readonly DEAD_DAYS: string;
  }
}

interface Window {
  /** Trusted Types, which TypeScript does not declare; missing in some browsers. See https://www.w3.org/TR/trusted-types/ */
  trustedTypes?: {
    emptyHTML: TrustedHTML;
    /** `createScriptURL` returns null to reject an address. */
    createPolicy: (name: string, options: { createScriptURL: (address: string) => string | null }) => unknown;
  };
}

/** Strings of the interface. Scripts, the relay and tests import them from here; only build hooks query them. */
declare module "#content/interface.json" {
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports -- An ambient module has no relative imports.
  const strings: import("./content/kinds/interface-strings").InterfaceStrings;
  export default strings;
}

/** The same strings in a module of its own: webpack keeps only the members that the late chunk of this name uses. */
declare module "#content/interface.json?*" {
  export { default } from "#content/interface.json";
}
