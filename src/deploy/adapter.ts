import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { IAdapter } from "gatsby";

import { fileHeaders, listCommonHeaders } from "./headers";
import { formatHeaders, formatRedirects } from "./host-files";

const publicFolder = "public";

/** Files for the host, which are not served. */
const hostFiles = ["/_headers", "/_redirects"];

/**
 * Gatsby adapter for static hosts. Writes `_headers` and `_redirects` for Netlify in a build there, otherwise for Cloudflare.
 * @see https://www.gatsbyjs.com/docs/how-to/previews-deploys-hosting/creating-an-adapter/
 */
export function staticHost(isPreview: boolean): IAdapter {
  return {
    name: "static-host",
    async adapt({ routesManifest, reporter }) {
      const host = process.env["NETLIFY"] === "true" ? "netlify" : "cloudflare";
      const routes = routesManifest.filter(({ type }) => type === "static").map(({ path }) => path);
      const files = routes.filter((path) => !hostFiles.includes(path));
      const redirects = routesManifest.filter((route) => route.type === "redirect");
      const headers = formatHeaders(listCommonHeaders(isPreview), fileHeaders, files, host);
      await writeFile(join(publicFolder, "_headers"), headers);
      await writeFile(join(publicFolder, "_redirects"), formatRedirects(redirects, host));
      reporter.info(`Wrote the headers and ${redirects.length} redirects for ${host}`);
    },
    config: () => ({ supports: { pathPrefix: false, trailingSlash: ["never"] } }),
  };
}
