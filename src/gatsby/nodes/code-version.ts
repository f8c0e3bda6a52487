import { hashCode } from "../../content/read/code-version";

/** Hash of the code of this build. Part of the digests of nodes, and of the keys in Gatsby's cache. */
export const codeVersion = hashCode(process.cwd());
