import { listBuiltPaths } from "../../e2e/support/built-paths";
import { own } from "../../e2e/sites";

/** Response of the local server for a page. */
export interface Page {
  path: string;
  html: string;
  headers: Headers;
}

export interface Site {
  origin: string;
  pages: readonly Page[];
}

export interface Finding {
  where: string;
  what: string;
}

/** Runs one tool. Throws if the tool fails or has audited too little. */
export type Check = (site: Site) => Promise<Finding[]>;

export async function readSite(origin: string): Promise<Site> {
  const pages: Page[] = [];
  for (const path of [...listBuiltPaths(own).map((built) => built.path), "/404"]) {
    const response = await fetch(origin + path);
    pages.push({ path, html: await response.text(), headers: response.headers });
  }
  return { origin, pages };
}
