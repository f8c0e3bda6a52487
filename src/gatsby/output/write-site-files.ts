import { Readable } from "node:stream";

import type { CreatePagesArgs } from "gatsby";
import { SitemapStream, streamToPromise } from "sitemap";

import { isInArchive, notFoundPath, redirectFile } from "../../content/routes";
import { formatRedirectPage } from "../../deploy/redirect-page";
import { findDirection } from "../../text/language";
import { llmsPath, manifestPath, screenIcons, sitemapPath, toAbsolute } from "../../seo/addresses";
import { palette } from "../../theme/palette";
import { listTranslations } from "../../seo/describe-page";
import { fill } from "../../text/fill";
import { addPrefix, homePath } from "../../text/path-prefix";
import { readContentSettings } from "../settings/content-settings";
import { formatLlmsText, formatRobots } from "./crawler-files";
import { writePublic } from "./public-folder";
import { readAnswer } from "./read-answer";

type Site = NonNullable<Queries.SiteFilesQuery["siteSettings"]>;

function formatManifest(site: Site): string {
  const manifest = {
    name: site.name,
    short_name: site.name,
    description: site.description,
    lang: site.language,
    dir: findDirection(site.language),
    start_url: homePath,
    display: "browser",
    background_color: site.themeColor ?? palette.ink,
    theme_color: site.themeColor ?? palette.ink,
    icons: screenIcons.map(({ name, size }) => ({ src: `/${name}`, sizes: `${size}x${size}`, type: "image/png" })),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/**
 * Formats `security.txt`, which expires after a year, the maximum that the standard recommends.
 * @see https://www.rfc-editor.org/rfc/rfc9116
 */
export function formatSecurityText({ email, url, language }: Pick<Site, "email" | "url" | "language">, day: string) {
  const expires = new Date(`${day}T00:00:00.000Z`);
  expires.setUTCDate(expires.getUTCDate() + 365);
  return `Contact: mailto:${email}
Expires: ${expires.toISOString()}
Preferred-Languages: ${language}
Canonical: ${new URL("/.well-known/security.txt", url).href}
`;
}

interface SitemapPage {
  path: string;
  updated?: string | undefined;
  alternates?: readonly { language: string; url: string }[];
}

function formatSitemap(site: Pick<Site, "url" | "language">, pages: readonly SitemapPage[]) {
  const siteUrl = site.url;
  const entries = pages.map((page) => ({
    url: toAbsolute(siteUrl, page.path),
    lastmod: page.updated,
    links: listTranslations(site, page).map(({ language, url }) => ({ lang: language, url })),
  }));
  const stream = new SitemapStream({
    hostname: siteUrl,
    lastmodDateOnly: true,
    xmlns: { news: false, video: false, xhtml: entries.some(({ links }) => links.length > 0), image: false },
  });
  return streamToPromise(Readable.from(entries).pipe(stream));
}

function readFiles(graphql: CreatePagesArgs["graphql"]) {
  return readAnswer(
    graphql<Queries.SiteFilesQuery>(`
      query SiteFiles {
        siteSettings {
          name
          description
          url
          language
          email
          tagline
          themeColor
          training
          feed {
            title
          }
        }
        interfaceStrings {
          redirecting
        }
        allPage(sort: { path: ASC }) {
          nodes {
            path
            updated(formatString: "YYYY-MM-DD")
            alternates {
              language
              url
            }
            seo {
              title
              description
            }
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
        allArticle(sort: [{ date: DESC }, { slug: ASC }]) {
          nodes {
            path
            title
            description
            date(formatString: "YYYY-MM-DD")
            updated(formatString: "YYYY-MM-DD")
            alternates {
              language
              url
            }
          }
        }
        allPost {
          nodes {
            date(formatString: "YYYY-MM-DD")
          }
        }
        allRedirect {
          nodes {
            from
            to
          }
        }
      }
    `),
  );
}

/**
 * Writes the web manifest, the sitemap and `llms.txt` with all indexable canonical pages, `robots.txt`, `security.txt`, and a page for
 * each redirect, for hosts without redirects.
 */
export async function writeSiteFiles(graphql: CreatePagesArgs["graphql"]): Promise<void> {
  const { siteSettings, interfaceStrings, allPage, blogPage, allSitePage, allArticle, allPost, allRedirect } =
    await readFiles(graphql);
  if (!siteSettings || !interfaceStrings) return;
  const { name, url, language, tagline, training, feed } = siteSettings;
  const { day, preview } = readContentSettings();

  // The blog page changes with each of its entries, even if its own day does not.
  const days = [
    blogPage?.updated ?? "",
    ...allPost.nodes.map(({ date }) => date),
    ...allArticle.nodes.flatMap(({ date, updated }) => [date, updated ?? ""]),
  ];
  const blogUpdated = days.reduce((one, other) => (one > other ? one : other));
  const archivePages = allSitePage.nodes.filter(({ path }) => blogPage && isInArchive(path, blogPage.path));
  const pages = allPage.nodes.filter(({ path }) => path !== addPrefix(notFoundPath));
  const sitemap = await formatSitemap(siteSettings, [
    ...pages.map((page) => ({ ...page, updated: page.path === blogPage?.path ? blogUpdated : page.updated })),
    ...allArticle.nodes.map((each) => ({ ...each, updated: each.updated ?? each.date })),
    ...archivePages.map(({ path }) => ({ path, updated: blogUpdated })),
  ]);
  const llmsText = formatLlmsText(siteSettings, [
    [tagline, pages.map(({ path, seo }) => ({ path, ...seo }))],
    [feed.title, allArticle.nodes],
  ]);
  await Promise.all([
    writePublic(addPrefix(manifestPath), formatManifest(siteSettings)),
    writePublic(addPrefix(sitemapPath), sitemap),
    writePublic("robots.txt", formatRobots(url, training, preview)),
    ...(preview ? [] : [writePublic(addPrefix(llmsPath), llmsText)]),
    writePublic(".well-known/security.txt", formatSecurityText(siteSettings, day)),
    ...allRedirect.nodes.map(({ from, to }) => {
      const text = fill(interfaceStrings.redirecting, { path: to });
      const page = formatRedirectPage({ to, canonical: toAbsolute(url, to), language, title: name, text });
      return writePublic(redirectFile(from), page);
    }),
  ]);
}
