import { listBuiltPaths } from "../../e2e/built-paths";

/** Answer of the local engine for a page. */
export interface Page {
  path: string;
  html: string;
  headers: Headers;
}

export interface Site {
  origin: string;
  /** Every page, and the one for unknown paths. */
  pages: readonly Page[];
}

export interface Finding {
  /** Page or file. */
  where: string;
  what: string;
}

/** Runs one tool. It throws when the tool itself fails, or has seen too little. */
export type Check = (site: Site) => Promise<Finding[]>;

export async function readSite(origin: string): Promise<Site> {
  const paths = [...listBuiltPaths().map(({ path }) => path), "/404"];
  const pages: Page[] = [];
  for (const path of paths) {
    const response = await fetch(origin + path);
    pages.push({ path, html: await response.text(), headers: response.headers });
  }
  return { origin, pages };
}
