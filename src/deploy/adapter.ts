import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { AdapterInit } from "gatsby";

import { compressHeaders, formatHeaders, joinHeaders } from "./header-rules";
import { headers } from "./headers";
import { formatRedirects } from "./redirect-rules";

const publicFolder = "public";

/** Files that tell the host something and are never answered. */
const hostFiles = ["/_headers", "/_redirects"];

/**
 * Adapter to hosts of static files: writes `_headers` and `_redirects`, the convention that Cloudflare and Netlify both read.
 * @see https://www.gatsbyjs.com/docs/how-to/previews-deploys-hosting/creating-an-adapter/
 */
export const staticHost: AdapterInit = () => ({
  name: "static-host",
  async adapt({ routesManifest, headerRoutes, reporter }) {
    const files = routesManifest
      .filter((route) => route.type === "static")
      .filter(({ path }) => !hostFiles.includes(path))
      .map((file) => ({ path: file.path, headers: joinHeaders(file.path, file.headers, headerRoutes) }));
    const redirects = routesManifest.filter((route) => route.type === "redirect");
    const common = headers.find(({ source }) => source === "/*")?.headers;
    const rules = compressHeaders(files, common);
    await writeFile(join(publicFolder, "_headers"), formatHeaders(rules));
    await writeFile(join(publicFolder, "_redirects"), formatRedirects(redirects));
    reporter.info(`Wrote ${rules.length} header rules and ${redirects.length} redirects for the host`);
  },
  config: () => ({ supports: { pathPrefix: false, trailingSlash: ["never"] } }),
});
