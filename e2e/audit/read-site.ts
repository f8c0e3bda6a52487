import { readFileSync } from "node:fs";
import { join } from "node:path";

import { listPageFiles, publicFolder } from "../built-paths";
import { allPaths, redirects } from "../route-table";

export interface Page {
  path: string;
  status: number;
  headers: Headers;
  /** As served; of a redirect, the page for hosts that know no redirects. */
  html: string;
  /** Whether it is one. */
  redirects: boolean;
}

/** How many pages there are to be: the route table's, and the one for what is not there. */
export const allPages = Object.keys(allPaths).length + Object.keys(redirects).length + 1;

/** The built site, on the project's own engine. */
export interface Site {
  /** Without a slash at its end. */
  origin: string;
  /** Every page that the build wrote, the one for what is not there and those of redirects included. */
  pages: readonly Page[];
  /** Folder of the worker as it is deployed, in one file. */
  worker: string;
}

/** What a search engine would take in: answered with 200 and not kept out. */
export function isIndexable({ status, html }: Page): boolean {
  return status === 200 && !/<meta[^>]+name="robots"[^>]+noindex/u.test(html);
}

async function readPage(origin: string, path: string, file: string): Promise<Page> {
  const response = await fetch(origin + path, { redirect: "manual" });
  const { status, headers } = response;
  const body = await response.text();
  const moved = status >= 300 && status < 400;
  return { path, status, headers, html: moved ? readFileSync(file, "utf8") : body, redirects: moved };
}

/** Reads all pages of the site that is served at a port, one after the other. */
export async function readSite(port: number, origin: string): Promise<Site> {
  const files = listPageFiles().sort((one, other) => (one.file < other.file ? -1 : 1));
  const pages: Page[] = [];
  for (const { file, path } of files) pages.push(await readPage(origin, path, file));
  pages.push(await readPage(origin, "/404", join(publicFolder, "404.html")));
  return { origin, pages, worker: `src/relay/.wrangler/${port}/bundle` };
}
