import { addPrefix } from "../text/path-prefix";
import { feedPath, toAbsolute } from "./addresses";

/** Image of a page for social networks: its URL or path, its alternative text, and its size in pixels if it is known. */
interface Preview {
  address: string;
  alt: string;
  size?: { width: number; height: number } | null | undefined;
}

/** Metadata of a page for search engines and social networks. */
export interface PageDescription {
  path: string;
  /** Title without the company's name. */
  title: string;
  description: string;
  keywords: readonly string[];
  /** Image for social networks. */
  preview?: Preview | undefined;
  /** False for the 404 page, which has no canonical link and is not indexed. */
  indexable?: boolean;
  /** The same page in other languages: URL or path; `x-default` for all others. */
  alternates?: readonly { language: string; locale?: string | null; url: string }[] | undefined;
  /** For articles; days as `YYYY-MM-DD`. */
  article?: { published: string; modified: string; section: string; author: string };
}

interface SiteDescription extends Pick<Queries.SiteSettings, "name" | "url" | "language" | "locale"> {
  /** Social account, with the @. */
  handle?: string | null | undefined;
  themeColor: string;
  /** Undefined without a feed. */
  feedTitle?: string | undefined;
  /** Previews are not indexed. */
  preview?: boolean;
}

export interface HeadElements {
  title: string;
  meta: Record<string, string>[];
  links: Record<string, string>[];
}

/**
 * Lists a page in all languages, with absolute URLs: itself first, as each set must name the page that has it. Empty without alternates.
 * @see https://developers.google.com/search/docs/specialty/international/localized-versions
 */
export function listTranslations(
  { url, language }: Pick<SiteDescription, "url" | "language">,
  { path, alternates = [] }: Pick<PageDescription, "path" | "alternates">,
) {
  const all = alternates.length > 0 ? [{ language, url: path }, ...alternates] : [];
  return all.map((each) => ({ language: each.language, url: toAbsolute(url, each.url) }));
}

function listLinks(site: SiteDescription, page: PageDescription, canonical: string): Record<string, string>[] {
  const { indexable = true } = page;
  const own = [
    { rel: "canonical", href: canonical },
    ...listTranslations(site, page).map(({ language, url }) => ({ rel: "alternate", hrefLang: language, href: url })),
  ];
  const feed = { rel: "alternate", type: "application/rss+xml", title: site.feedTitle, href: addPrefix(feedPath) };
  return [...(indexable ? own : []), ...(site.feedTitle ? [feed] : [])];
}

/** Builds the title, meta and link elements of a page's head. */
export function describePage(site: SiteDescription, page: PageDescription): HeadElements {
  const { indexable = true, article } = page;
  const { alt = "", size } = page.preview ?? {};
  const canonical = toAbsolute(site.url, page.path);
  const image = page.preview && toAbsolute(site.url, page.preview.address);
  const locales = (page.alternates ?? []).flatMap(({ locale }) => locale ?? []);
  const robots = indexable ? "index, follow, max-image-preview:large" : "noindex, follow";
  const meta = {
    description: page.description,
    keywords: page.keywords.join(", "),
    robots: site.preview ? "noindex, nofollow" : robots,
    "og:site_name": site.name,
    "og:locale": site.locale,
    "og:type": article ? "article" : "website",
    "og:title": page.title,
    "og:description": page.description,
    ...(indexable ? { "og:url": canonical } : {}),
    ...(image && {
      "og:image": image,
      ...(size && { "og:image:width": String(size.width), "og:image:height": String(size.height) }),
      "og:image:alt": alt,
    }),
    ...(article && {
      "article:published_time": article.published,
      "article:modified_time": article.modified,
      "article:section": article.section,
      "article:author": article.author,
    }),
    "twitter:card": "summary_large_image",
    ...(site.handle ? { "twitter:site": site.handle } : {}),
    "twitter:title": page.title,
    "twitter:description": page.description,
    ...(image && { "twitter:image": image, "twitter:image:alt": alt }),
    "theme-color": site.themeColor,
  };
  return {
    title: `${page.title} | ${site.name}`,
    meta: [
      ...Object.entries(meta).map(([key, content]) => ({
        [/^(?:og|article):/u.test(key) ? "property" : "name"]: key,
        content,
      })),
      ...locales.map((content) => ({ property: "og:locale:alternate", content })),
    ],
    links: listLinks(site, page, canonical),
  };
}
