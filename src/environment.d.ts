declare namespace NodeJS {
  /** Settings that webpack writes into the scripts; they must be read with a dot. */
  interface ProcessEnv {
    readonly NODE_ENV: "development" | "production" | "test";
    /** Address of the relay's host; the site's own when unset. */
    readonly GATSBY_RELAY_URL?: string;
    /** Day on which the site was made, `YYYY-MM-DD`. */
    readonly CONTENT_DAY: string;
    /** Set in a preview, which is for editors and for no search engine; empty otherwise. */
    readonly PREVIEW: "preview" | "";
    /** Media rules of the header, for the labels of this site when it was built or the development server started. */
    readonly MENU_NARROW: string;
    readonly MENU_WIDE: string;
  }
}

/** Strings of the interface. Scripts, the relay and tests import them from here; only build hooks query them. */
declare module "#content/interface.json" {
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports -- An ambient module has no relative imports.
  const strings: import("./content/interface-strings").InterfaceStrings;
  export default strings;
}
