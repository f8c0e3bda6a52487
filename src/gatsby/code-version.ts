import { createHash } from "node:crypto";

import { buildSync } from "esbuild";

/** Hashes the code of the build hooks in a folder, with all modules that they import except packages. */
export function hashBuildHooks(folder: string): string {
  const { outputFiles } = buildSync({
    absWorkingDir: folder,
    entryPoints: ["gatsby-node.ts"],
    bundle: true,
    minify: true,
    platform: "node",
    packages: "external",
    logLevel: "error",
    write: false,
  });
  const hash = createHash("sha256");
  for (const { contents } of outputFiles) hash.update(contents);
  return hash.digest("hex");
}

/** Hash of the code that creates nodes, articles and social cards. Part of the keys in Gatsby's cache. */
export const codeVersion = hashBuildHooks(process.cwd());
