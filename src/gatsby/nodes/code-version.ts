import { hashCode } from "../../content/read/hash-code";

/** Hash of the code of all build hooks, which create nodes and articles. Part of the keys in Gatsby's cache. */
export const codeVersion = hashCode(["gatsby-node.ts"]);
