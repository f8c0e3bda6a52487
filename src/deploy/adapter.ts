import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { IAdapter } from "gatsby";

import { formatHeaders, formatRedirects, matchesPattern, type Header, type HeaderRoute } from "./host-files";

const publicFolder = "public";

/** Files that hosts read and do not serve. */
const hostFiles = ["/_headers", "/_redirects"];

/** Headers of a file: Gatsby lists those of a folder, e.g. `/static/*`, apart. They replace the file's own. */
function joinHeaders(path: string, own: readonly Header[], folders: readonly HeaderRoute[]): Header[] {
  const matching = folders.filter((folder) => /.\/\*$/u.test(folder.path) && matchesPattern(folder.path, path));
  const all = [...own, ...matching.flatMap((folder) => folder.headers)];
  return [...new Map(all.map((header) => [header.key, header])).values()];
}

/**
 * Adapter for hosts of static files: writes `_headers` and `_redirects` for Netlify in a build there, otherwise for Cloudflare.
 * @param common headers of all paths, with or without a file
 * @see https://www.gatsbyjs.com/docs/how-to/previews-deploys-hosting/creating-an-adapter/
 */
export function staticHost(common: readonly Header[]): IAdapter {
  return {
    name: "static-host",
    async adapt({ routesManifest, headerRoutes, reporter }) {
      const host = process.env["NETLIFY"] === "true" ? "netlify" : "cloudflare";
      const files = routesManifest
        .filter((route) => route.type === "static")
        .filter(({ path }) => !hostFiles.includes(path))
        .map((file) => ({ path: file.path, headers: joinHeaders(file.path, file.headers, headerRoutes) }));
      const redirects = routesManifest.filter((route) => route.type === "redirect");
      await writeFile(join(publicFolder, "_headers"), formatHeaders(files, common, host));
      await writeFile(join(publicFolder, "_redirects"), formatRedirects(redirects, host));
      reporter.info(`Wrote the headers of ${files.length} files and ${redirects.length} redirects for ${host}`);
    },
    config: () => ({ supports: { pathPrefix: false, trailingSlash: ["never"] } }),
  };
}
