import { load, type CheerioAPI } from "cheerio";

/** Parses a page. `html()` returns what React wrote, entities included, with the changes that were made. */
export function parsePage(html: string): CheerioAPI {
  return load(html, { xml: { xmlMode: false, decodeEntities: false } });
}
