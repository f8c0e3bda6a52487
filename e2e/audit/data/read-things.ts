import { load } from "cheerio";

import type { Thing } from "./vocabulary";

/** The things that a page tells machines about, of all its graphs. Throws when one is no JSON. */
export function readThings(html: string): Thing[] {
  const $ = load(html);
  return $("script[type='application/ld+json']")
    .toArray()
    .flatMap((script) => {
      const data = JSON.parse($(script).text()) as Thing;
      return Array.isArray(data["@graph"]) ? (data["@graph"] as Thing[]) : [data];
    });
}
