import { join } from "node:path";

import { build } from "esbuild";

/** Makes the page's script, in memory. */
export async function bundleClient(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(__dirname, "client/main.tsx")],
    bundle: true,
    write: false,
    minify: true,
    format: "iife",
    target: "es2022",
    jsx: "automatic",
    jsxImportSource: "@emotion/react",
    define: { "process.env.NODE_ENV": '"production"' },
    alias: { "@rjsf/validator-ajv8": join(__dirname, "client/form/default-validator.ts") },
    loader: { ".woff2": "dataurl" },
    legalComments: "none",
    logLevel: "warning",
  });
  return outputFiles[0]?.text ?? "";
}
