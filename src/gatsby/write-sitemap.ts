import { Readable } from "node:stream";

import type { CreatePagesArgs } from "gatsby";
import { SitemapStream, streamToPromise } from "sitemap";

import { isInArchive, notFoundPath } from "../content/routes";
import { sitemapPath, toAbsolute } from "../seo/addresses";
import { readContentSettings } from "./content-settings";
import { writePublic } from "./public-folder";
import { readAnswer } from "./read-answer";

/** Writes the sitemap of exactly the indexable canonical pages with their last change, and the robots.txt that names it. */
export async function writeSitemap(graphql: CreatePagesArgs["graphql"]): Promise<void> {
  const { siteSettings, allPage, blogPage, allSitePage, allArticle } = await readAnswer(
    graphql<Queries.SitemapQuery>(`
      query Sitemap {
        siteSettings {
          url
        }
        allPage(sort: { path: ASC }) {
          nodes {
            path
            updated(formatString: "YYYY-MM-DD")
          }
        }
        blogPage {
          path
          updated(formatString: "YYYY-MM-DD")
        }
        allSitePage(sort: { path: ASC }) {
          nodes {
            path
          }
        }
        allArticle(sort: { slug: ASC }) {
          nodes {
            path
            date(formatString: "YYYY-MM-DD")
            updated(formatString: "YYYY-MM-DD")
          }
        }
      }
    `),
  );
  const siteUrl = siteSettings?.url ?? "";
  const entries = [
    ...allPage.nodes.filter(({ path }) => path !== notFoundPath).map(({ path, updated }) => ({ path, updated })),
    ...allArticle.nodes.map(({ path, date, updated }) => ({ path, updated: updated ?? date })),
    ...allSitePage.nodes
      .filter(({ path }) => blogPage && isInArchive(path, blogPage.path))
      .map(({ path }) => ({ path, updated: blogPage?.updated })),
  ].map(({ path, updated }) => ({ url: toAbsolute(siteUrl, path), lastmod: updated }));

  const stream = new SitemapStream({
    hostname: siteUrl,
    lastmodDateOnly: true,
    xmlns: { news: false, video: false, xhtml: false, image: false },
  });
  const sitemap = await streamToPromise(Readable.from(entries).pipe(stream));
  await writePublic(sitemapPath, sitemap);
  const { preview } = readContentSettings();
  const rules = preview ? "Disallow: /\n" : `Allow: /\n\nSitemap: ${toAbsolute(siteUrl, sitemapPath)}\n`;
  await writePublic("robots.txt", `User-agent: *\n${rules}`);
}
