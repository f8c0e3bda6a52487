import { readdirSync } from "node:fs";

import { build } from "esbuild";

import type { ImportGraph } from "./find-chain";

/** Runs in every page. */
export const everywhere = "gatsby-browser.tsx";

const templates = "src/templates";

/** Files of all templates, relative to the project's root. */
export function listTemplates(): string[] {
  return readdirSync(templates)
    .filter((file) => file.endsWith(".tsx"))
    .map((file) => `${templates}/${file}`);
}

/**
 * Who imports whom, from the templates on. esbuild tells it, as the bundler's own statistics do not hold it; types are gone, and
 * packages end a chain.
 */
export async function readImports(): Promise<ImportGraph> {
  const { metafile } = await build({
    entryPoints: [everywhere, ...listTemplates()],
    bundle: true,
    // Templates wait for their parts.
    format: "esm",
    metafile: true,
    write: false,
    outdir: "unwritten",
    packages: "external",
    jsx: "automatic",
    // What runs in development alone is in no page.
    define: { "process.env.NODE_ENV": '"production"' },
    minifySyntax: true,
    loader: { ".woff2": "empty", ".svg": "empty", ".webp": "empty", ".png": "empty" },
    logLevel: "silent",
  });
  return new Map(
    Object.entries(metafile.inputs).map(([file, { imports }]) => [
      file,
      imports.map(({ path, kind }) => ({ to: path, later: kind === "dynamic-import" })),
    ]),
  );
}
