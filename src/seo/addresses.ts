/** Files beside the pages that machines read. */
export const feedPath = "/rss.xml";
export const sitemapPath = "/sitemap.xml";
export const manifestPath = "/manifest.webmanifest";

/** Size of previews on social networks, in pixels. */
export const socialImageSize = { width: 1200, height: 630 };

/** Absolute address of a path; what is absolute already stays. */
export function toAbsolute(siteUrl: string, path: string): string {
  if (/^[a-z]+:/u.test(path)) return path;
  return path === "/" ? `${siteUrl}/` : `${siteUrl}${path}`;
}
