import { readSite } from "../content/site.cjs";
import { cardFolder, iconPaths } from "../seo/addresses";
import type { Header, HeaderRule } from "./host-files";
import { headerPolicy } from "./policy";

const disabledFeatures = ["camera", "display-capture", "geolocation", "microphone", "payment", "usb"];

/** Allows other sites to embed images, social cards and icons. */
const forOtherSites = { key: "cross-origin-resource-policy", value: "cross-origin" };

/** Lists the headers of all paths, including 404. Previews are not indexed. */
export function listCommonHeaders(isPreview: boolean): Header[] {
  return [
    { key: "x-content-type-options", value: "nosniff" },
    { key: "x-frame-options", value: "DENY" },
    { key: "referrer-policy", value: "strict-origin-when-cross-origin" },
    { key: "cross-origin-opener-policy", value: "same-origin" },
    { key: "cross-origin-resource-policy", value: "same-origin" },
    { key: "content-security-policy", value: headerPolicy },
    { key: "strict-transport-security", value: readSite().transportSecurity },
    { key: "permissions-policy", value: disabledFeatures.map((feature) => `${feature}=()`).join(", ") },
    ...(isPreview ? [{ key: "x-robots-tag", value: "noindex, nofollow" }] : []),
  ];
}

/** Prevents scripts in SVG files that are opened as documents. */
const drawingPolicy = "default-src 'none';style-src 'unsafe-inline';sandbox";

const immutable = { key: "cache-control", value: "public, max-age=31536000, immutable" };

/** Additional headers of files. Without `cache-control`, hosts send `max-age=0, must-revalidate`. */
export const fileHeaders: readonly HeaderRule[] = [
  // File names contain a content hash.
  { path: "/static/*", headers: [immutable, forOtherSites] },
  { path: "/*.js", headers: [immutable] },
  { path: `${cardFolder}/*`, headers: [immutable, forOtherSites] },
  { path: "/*.svg", headers: [{ key: "content-security-policy", value: drawingPolicy }] },
  ...iconPaths.map((path) => ({ path, headers: [forOtherSites] })),
];
