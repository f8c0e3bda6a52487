declare namespace NodeJS {
  /** Settings that webpack writes into the scripts; they must be read with a dot. */
  interface ProcessEnv {
    readonly NODE_ENV: "development" | "production" | "test";
    /** Address of the relay's host; the site's own when unset. */
    readonly GATSBY_RELAY_URL?: string;
  }
}
