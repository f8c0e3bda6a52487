import { createHash } from "node:crypto";

import { buildSync } from "esbuild";

/** Hashes modules with all that they import except packages. */
export function hashCode(modules: readonly string[], folder = process.cwd()): string {
  const { outputFiles } = buildSync({
    absWorkingDir: folder,
    entryPoints: [...modules],
    bundle: true,
    minify: true,
    platform: "node",
    packages: "external",
    logLevel: "error",
    outdir: "out",
    write: false,
  });
  const hash = createHash("sha256");
  for (const { contents } of outputFiles) hash.update(contents);
  return hash.digest("hex");
}
