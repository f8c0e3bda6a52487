import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

import { readVocabulary } from "../../src/content/schema/file-schemas";
import { createConfig, type ConfigOptions } from "./create-config";

const packages = "tools/node_modules";

/** Fonts by family name, because the CMS would load its own from another host. */
const fonts = {
  "Local Sans": "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2",
  "Local Symbols":
    "@fontsource-variable/material-symbols-outlined/files/material-symbols-outlined-latin-wght-normal.woff2",
};

const styles = [
  ...Object.entries(fonts).map(
    ([family, file]) => `@font-face { font-family: "${family}"; font-weight: 100 900; src: url("${basename(file)}"); }`,
  ),
  ":root { --sui-font-family-default: Local Sans, sans-serif !important; }",
  ":root { --sui-font-family-monospace: monospace !important; }",
  ".material-symbols-outlined { font-family: Local Symbols !important; }",
].join("\n      ");

/** Maps the remote URL of a library of the CMS to a local one. */
function formatImportMap(): string {
  const { dependencies } = JSON.parse(readFileSync(join(packages, "@sveltia/cms/package.json"), "utf8")) as {
    dependencies: { immutable: string };
  };
  const address = `https://unpkg.com/immutable@${dependencies.immutable.replace(/^\D/u, "")}/`;
  return JSON.stringify({ imports: { [address]: "./immutable/" } });
}

/** @param hosts other allowed origins, e.g. of a git host */
function formatPolicy(importMap: string, hosts: readonly string[]): string {
  const hash = createHash("sha256").update(importMap).digest("base64");
  return [
    "default-src 'none'",
    `script-src 'self' 'sha256-${hash}'`,
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    ["img-src 'self' blob: data:", ...hosts].join(" "),
    ["connect-src 'self' blob: data:", ...hosts].join(" "),
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}

function formatPage(hosts: readonly string[]): string {
  const importMap = formatImportMap();
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${formatPolicy(importMap, hosts)}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Content</title>
    <link rel="cms-config-url" type="application/json" href="config.json" />
    <style>
      ${styles}
    </style>
    <script type="importmap">${importMap}</script>
  </head>
  <body>
    <script src="sveltia-cms.js"></script>
    <script type="module" src="admin.mjs"></script>
  </body>
</html>
`;
}

function readPagePaths(): string[] {
  return readdirSync("data/pages").map(
    (file) => (JSON.parse(readFileSync(join("data/pages", file), "utf8")) as { path: string }).path,
  );
}

/**
 * Lists the files of the CMS page by path. Reading `config.json` creates the configuration from the current content.
 * @param hosts other allowed origins
 */
export function listAdminFiles(options: Omit<ConfigOptions, "pagePaths" | "terms">, hosts: readonly string[] = []) {
  const file = (path: string) => () => readFileSync(path);
  return new Map<string, () => string | Buffer>([
    ["index.html", () => formatPage(hosts)],
    [
      "config.json",
      () => JSON.stringify(createConfig({ ...options, pagePaths: readPagePaths(), terms: readVocabulary(".") })),
    ],
    ["admin.mjs", file("tools/editing/admin.mjs")],
    ["sveltia-cms.js", file(`${packages}/@sveltia/cms/dist/sveltia-cms.js`)],
    ["immutable/dist/immutable.es.js", file(`${packages}/immutable/dist/immutable.es.js`)],
    ...Object.values(fonts).map((path) => [basename(path), file(join(packages, path))] as const),
  ]);
}
