export const feedPath = "/rss.xml";
export const sitemapPath = "/sitemap.xml";
export const manifestPath = "/manifest.webmanifest";
export const licensesPath = "/licenses.txt";
export const llmsPath = "/llms.txt";

/** Built files besides pages, which links and redirects may target. */
export const builtFiles = [
  feedPath,
  sitemapPath,
  manifestPath,
  licensesPath,
  llmsPath,
  "/favicon.svg",
  "/robots.txt",
  "/.well-known/security.txt",
];

export const screenIcons = [
  { name: "android-chrome-192x192.png", size: 192 },
  { name: "android-chrome-512x512.png", size: 512 },
];

export const touchIcon = { name: "apple-touch-icon.png", size: 180 };

export const iconPaths = ["favicon.svg", "favicon.ico", ...[touchIcon, ...screenIcons].map(({ name }) => name)].map(
  (name) => `/${name}`,
);

/** Size of previews on social networks, in pixels. */
export const socialImageSize = { width: 1200, height: 630 };

export const cardFolder = "/social";

/** Returns the path of a page's social card without its digest. Only the home page's card has an underscore. */
export function cardPath(path: string): string {
  return `${cardFolder}${path === "/" ? "/_home" : path}.png`;
}

/** Returns the absolute URL of a path. Absolute URLs are unchanged. */
export function toAbsolute(siteUrl: string, path: string): string {
  if (/^[a-z]+:/u.test(path)) return path;
  return path === "/" ? `${siteUrl}/` : `${siteUrl}${path}`;
}
