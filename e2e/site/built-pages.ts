import { expect, type APIRequestContext } from "@playwright/test";
import { load, type CheerioAPI } from "cheerio";

import type { Site } from "../sites";
import { listBuiltPaths } from "../support/built-paths";

export interface BuiltPage {
  path: string;
  html: string;
  $: CheerioAPI;
}

export function readCanonical({ $ }: BuiltPage): string {
  return $("link[rel=canonical]").attr("href") ?? "";
}

export function listAttributes($: CheerioAPI, selector: string, name: string): string[] {
  return $(selector)
    .toArray()
    .map((element) => $(element).attr(name) ?? "");
}

export function readGraph({ $ }: BuiltPage) {
  const data = JSON.parse($("script[type='application/ld+json']").text()) as { "@graph": Record<string, unknown>[] };
  return data["@graph"];
}

/** Requests all pages of a site. */
export async function readPages(site: Site, request: APIRequestContext): Promise<BuiltPage[]> {
  return Promise.all(
    listBuiltPaths(site).map(async ({ path }) => {
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status(), path).toBe(200);
      const html = await response.text();
      return { path, html, $: load(html) };
    }),
  );
}
