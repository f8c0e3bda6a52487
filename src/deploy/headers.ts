import { readFileSync } from "node:fs";
import { resolve } from "node:path";

import { dataFolder } from "../content/read/data-folder";
import { cardFolder, iconPaths } from "../seo/addresses";
import type { Header, HeaderRule } from "./host-files";
import { headerPolicy } from "./policy";

const siteFile = resolve(dataFolder, "site.json");

/** Browser features that no page uses. */
const disabledFeatures = ["camera", "display-capture", "geolocation", "microphone", "payment", "usb"];

/** Other sites show pictures, social cards and icons, in feed readers, previews and bookmarks. */
const forOtherSites = { key: "cross-origin-resource-policy", value: "cross-origin" };

/** Headers of all paths, with or without a file. Search engines must not index any file of a preview. */
export function listCommonHeaders(isPreview: boolean): Header[] {
  const site = JSON.parse(readFileSync(siteFile, "utf8")) as { transportSecurity: string };
  return [
    { key: "x-content-type-options", value: "nosniff" },
    { key: "x-frame-options", value: "DENY" },
    { key: "referrer-policy", value: "strict-origin-when-cross-origin" },
    { key: "cross-origin-opener-policy", value: "same-origin" },
    { key: "cross-origin-resource-policy", value: "same-origin" },
    { key: "content-security-policy", value: headerPolicy },
    { key: "strict-transport-security", value: site.transportSecurity },
    { key: "permissions-policy", value: disabledFeatures.map((feature) => `${feature}=()`).join(", ") },
    ...(isPreview ? [{ key: "x-robots-tag", value: "noindex, nofollow" }] : []),
  ];
}

/** The policy of a drawing that is opened as a document: nothing in it runs. */
const drawingPolicy = "default-src 'none';style-src 'unsafe-inline';sandbox";

const immutable = { key: "cache-control", value: "public, max-age=31536000, immutable" };

/** Headers of files besides the common ones. Hosts send `max-age=0, must-revalidate` for files without a `cache-control`. */
export const fileHeaders: readonly HeaderRule[] = [
  // The name changes with the content.
  { path: "/static/*", headers: [immutable, forOtherSites] },
  { path: "/*.js", headers: [immutable] },
  { path: `${cardFolder}/*`, headers: [immutable, forOtherSites] },
  { path: "/*.svg", headers: [{ key: "content-security-policy", value: drawingPolicy }] },
  ...iconPaths.map((path) => ({ path, headers: [forOtherSites] })),
];
