import type { Page } from "../read-site";
import { checkSitemap } from "./check-sitemap";
import { comparePages } from "./compare-pages";

const site = "https://acme.example";
const now = Date.parse("2026-11-22T12:00:00Z");

function write(entries: string, namespace = "http://www.sitemaps.org/schemas/sitemap/0.9"): string {
  return `<?xml version="1.0"?><urlset xmlns="${namespace}">${entries}</urlset>`;
}

function writeEntry(address: string, changed = "2026-11-22"): string {
  return `<url><loc>${address}</loc><lastmod>${changed}</lastmod></url>`;
}

test("a sitemap of absolute addresses and days gone by is well", () => {
  expect(checkSitemap(write(writeEntry(`${site}/`) + writeEntry(`${site}/team`, "2025-01-29")), site, now)).toEqual([]);
});

test.each([
  ["another namespace", write("", "http://www.google.com/schemas/sitemap/0.84"), /root is not urlset/u],
  ["a relative address", write(writeEntry("/team")), /is not an address of/u],
  ["another host", write(writeEntry("https://other.example/team")), /is not an address of/u],
  ["no day", write(writeEntry(`${site}/`, "yesterday")), /is no date/u],
  ["a day to come", write(writeEntry(`${site}/`, "2026-11-23")), /is to come/u],
  ["an address twice", write(writeEntry(`${site}/`).repeat(2)), /twice/u],
])("%s is a fault", (_, xml, fault) => {
  expect(checkSitemap(xml, site, now)).toEqual([expect.stringMatching(fault)]);
});

function makePage(path: string, { status = 200, canonical = site + path, robots = "index" } = {}): Page {
  const html = `<meta name="robots" content="${robots}"><link rel="canonical" href="${canonical}">`;
  return { path, status, html, headers: new Headers(), redirects: status === 308 };
}

test("a sitemap names the pages that are to be found, each by its own address", () => {
  const pages = [
    makePage("/"),
    makePage("/second", { canonical: `${site}/` }),
    makePage("/hidden", { robots: "noindex, follow" }),
    makePage("/old", { status: 308 }),
  ];
  expect(comparePages([`${site}/`], pages, site)).toEqual([]);
  expect(comparePages([], pages, site)).toEqual([`does not name ${site}/`]);
  for (const path of ["/second", "/hidden", "/old", "/gone"])
    expect(comparePages([`${site}/`, site + path], pages, site)).toEqual([expect.stringContaining(site + path)]);
});
