export const feedPath = "/rss.xml";
export const sitemapPath = "/sitemap.xml";
export const manifestPath = "/manifest.webmanifest";

/** Icons in the web manifest, with the names that the favicons library uses. */
export const screenIcons = [
  { name: "android-chrome-192x192.png", size: 192 },
  { name: "android-chrome-512x512.png", size: 512 },
];

export const touchIcon = "apple-touch-icon.png";

/** Paths of all icons. */
export const iconPaths = ["favicon.svg", "favicon.ico", touchIcon, ...screenIcons.map(({ name }) => name)].map(
  (name) => `/${name}`,
);

/** Size of previews on social networks, in pixels. */
export const socialImageSize = { width: 1200, height: 630 };

/** Folder of the social cards. */
export const cardFolder = "/social";

/** Path of a page's social card, given the page's canonical path. Throws where another page would have the home page's card. */
export function cardPath(path: string): string {
  if (path === "/home") throw new Error("No page can be at /home: its social card would be the home page's.");
  return `${cardFolder}${path === "/" ? "/home" : path}.png`;
}

/** Absolute address of a path; an absolute address is unchanged. */
export function toAbsolute(siteUrl: string, path: string): string {
  if (/^[a-z]+:/u.test(path)) return path;
  return path === "/" ? `${siteUrl}/` : `${siteUrl}${path}`;
}
