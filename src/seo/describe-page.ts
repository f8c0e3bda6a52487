import { feedPath, socialImageSize, toAbsolute } from "./addresses";

/** What search engines and social networks read about a page. */
export interface PageDescription {
  /** Canonical path. */
  path: string;
  /** Title without the company's name. */
  title: string;
  description: string;
  keywords: readonly string[];
  /** Picture for social networks, of `socialImageSize`: address or path, and alternative text. */
  preview: { address: string; alt: string };
  /** False for the 404 page: no canonical link, and not indexed. */
  indexable?: boolean;
  /** For articles; days as `YYYY-MM-DD`. */
  article?: { published: string; modified: string; section: string; author: string };
}

/** What all pages share. */
export interface SiteDescription {
  name: string;
  url: string;
  locale: string;
  handle: string;
  themeColor: string;
  feedTitle: string;
  /** In a preview, search engines must not index any page. */
  preview?: boolean;
}

/** Elements of a head, as attributes. */
export interface HeadElements {
  title: string;
  meta: Record<string, string>[];
  links: Record<string, string>[];
}

function named(name: string, content: string): Record<string, string> {
  return { name, content };
}

function property(name: string, content: string): Record<string, string> {
  return { property: name, content };
}

/** Builds the title, meta and link elements of a page's head. */
export function describePage(site: SiteDescription, page: PageDescription): HeadElements {
  const { indexable = true, article } = page;
  const canonical = toAbsolute(site.url, page.path);
  const image = toAbsolute(site.url, page.preview.address);
  const title = `${page.title} | ${site.name}`;
  const robots = indexable ? "index, follow, max-image-preview:large" : "noindex, follow";
  return {
    title,
    meta: [
      named("description", page.description),
      named("keywords", page.keywords.join(", ")),
      named("robots", site.preview ? "noindex, nofollow" : robots),
      property("og:site_name", site.name),
      property("og:locale", site.locale),
      property("og:type", article ? "article" : "website"),
      property("og:title", page.title),
      property("og:description", page.description),
      ...(indexable ? [property("og:url", canonical)] : []),
      property("og:image", image),
      property("og:image:width", String(socialImageSize.width)),
      property("og:image:height", String(socialImageSize.height)),
      property("og:image:alt", page.preview.alt),
      ...(article
        ? [
            property("article:published_time", article.published),
            property("article:modified_time", article.modified),
            property("article:section", article.section),
            property("article:author", article.author),
          ]
        : []),
      named("twitter:card", "summary_large_image"),
      named("twitter:site", site.handle),
      named("twitter:title", page.title),
      named("twitter:description", page.description),
      named("twitter:image", image),
      named("twitter:image:alt", page.preview.alt),
      named("theme-color", site.themeColor),
    ],
    links: [
      ...(indexable ? [{ rel: "canonical", href: canonical }] : []),
      { rel: "alternate", type: "application/rss+xml", title: site.feedTitle, href: feedPath },
    ],
  };
}
