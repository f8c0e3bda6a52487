import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

import { readVocabulary } from "../../src/content/schema/file-schemas";
import { writeConfig, type ConfigOptions, type PageFile } from "./write-config";

const packages = "tools/node_modules";

/** Fonts by their name in the page. The CMS would load its own fonts from another host. */
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

/** Maps the address from which the CMS loads a library, on another host, to a local one. */
function writeImportMap(): string {
  const { dependencies } = JSON.parse(readFileSync(join(packages, "@sveltia/cms/package.json"), "utf8")) as {
    dependencies: { immutable: string };
  };
  const address = `https://unpkg.com/immutable@${dependencies.immutable.replace(/^\D/u, "")}/`;
  return JSON.stringify({ imports: { [address]: "./immutable/" } });
}

/** @param hosts other origins that the page may load from: those of a git host */
function writePolicy(importMap: string, hosts: readonly string[]): string {
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

function writePage(hosts: readonly string[]): string {
  const importMap = writeImportMap();
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${writePolicy(importMap, hosts)}" />
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

function readPages(): PageFile[] {
  return readdirSync("data/pages").map((file) => {
    const { template, path } = JSON.parse(readFileSync(join("data/pages", file), "utf8")) as Omit<PageFile, "name">;
    return { name: basename(file, ".json"), template, path };
  });
}

/**
 * Files of the page with the CMS, by their path. The configuration is written from the current content when it is read.
 * @param hosts other origins that the page may load from
 */
export function listFiles(options: Omit<ConfigOptions, "pages" | "terms">, hosts: readonly string[] = []) {
  const file = (path: string) => () => readFileSync(path);
  return new Map<string, () => string | Buffer>([
    ["index.html", () => writePage(hosts)],
    ["config.json", () => JSON.stringify(writeConfig({ ...options, pages: readPages(), terms: readVocabulary(".") }))],
    ["admin.mjs", file("tools/editing/admin.mjs")],
    ["sveltia-cms.js", file(`${packages}/@sveltia/cms/dist/sveltia-cms.js`)],
    ["immutable/dist/immutable.es.js", file(`${packages}/immutable/dist/immutable.es.js`)],
    ...Object.values(fonts).map((path) => [basename(path), file(join(packages, path))] as const),
  ]);
}
