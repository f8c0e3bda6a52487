import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { AdapterInit } from "gatsby";

import { compressHeaders, formatHeaders, joinHeaders } from "./header-rules";
import { headers } from "./headers";
import { chooseHost } from "./host";
import { formatRedirects } from "./redirect-rules";

const publicFolder = "public";

/** Files that tell the host something and are never answered. */
const hostFiles = ["/_headers", "/_redirects"];

/**
 * Adapter to hosts of static files: writes `_headers` and `_redirects`, in a build on Netlify as Netlify reads them, elsewhere as
 * Cloudflare does.
 * @see https://www.gatsbyjs.com/docs/how-to/previews-deploys-hosting/creating-an-adapter/
 */
export const staticHost: AdapterInit = () => ({
  name: "static-host",
  async adapt({ routesManifest, headerRoutes, reporter }) {
    const host = chooseHost(process.env["NETLIFY"]);
    const files = routesManifest
      .filter((route) => route.type === "static")
      .filter(({ path }) => !hostFiles.includes(path))
      .map((file) => ({ path: file.path, headers: joinHeaders(file.path, file.headers, headerRoutes) }));
    const redirects = routesManifest.filter((route) => route.type === "redirect");
    const common = headers.find(({ source }) => source === "/*")?.headers;
    const rules = compressHeaders(files, common, host);
    await writeFile(join(publicFolder, "_headers"), formatHeaders(rules, host));
    await writeFile(join(publicFolder, "_redirects"), formatRedirects(redirects, host));
    reporter.info(`Wrote ${rules.length} header rules and ${redirects.length} redirects for ${host}`);
  },
  config: () => ({ supports: { pathPrefix: false, trailingSlash: ["never"] } }),
});
