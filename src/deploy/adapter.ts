import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { IAdapter } from "gatsby";

import { pathPrefix } from "../text/path-prefix";
import { fileHeaders, listCommonHeaders } from "./headers";
import { formatHeaders, formatRedirects } from "./host-files";
import { formatNginx } from "./nginx-files";

const publicFolder = "public";

/** Folder for the files of nginx, which `src/scripts/pack-nginx.mjs` reads. */
const nginxFolder = join(".cache", "nginx");

/** Files for the host, which are not served. */
const hostFiles = ["/_headers", "/_redirects"];

/**
 * Gatsby adapter for static hosts. Writes `_headers` and `_redirects` for Netlify in a build there, otherwise for Cloudflare, and the
 * same for nginx outside of the site.
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
      const common = listCommonHeaders(isPreview);
      await writeFile(join(publicFolder, "_headers"), formatHeaders(common, fileHeaders, files, host));
      // Cloudflare's worker finds the page by itself.
      const missing = host === "netlify" && pathPrefix ? `${pathPrefix}/* ${pathPrefix}/404.html 404\n` : "";
      await writeFile(join(publicFolder, "_redirects"), formatRedirects(redirects, host) + missing);
      await mkdir(nginxFolder, { recursive: true });
      for (const [name, text] of Object.entries(formatNginx(common, fileHeaders, redirects)))
        await writeFile(join(nginxFolder, `${name}.conf`), text);
      reporter.info(`Wrote the headers and ${redirects.length} redirects for ${host} and nginx`);
    },
    config: () => ({ supports: { pathPrefix: false, trailingSlash: ["never"] } }),
  };
}
