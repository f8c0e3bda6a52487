import type { GatsbyConfig } from "gatsby";

/** Headers of the answers to a path, as `gatsby-config.ts` has them. */
type IHeader = NonNullable<GatsbyConfig["headers"]>[number];

import site from "../../data/site.json";
import { cardFolder, iconPaths } from "../seo/addresses";
import { headerPolicy } from "./policy";

/** Features of the browser that no page here uses. */
const closedFeatures = ["camera", "display-capture", "geolocation", "microphone", "payment", "usb"];

/** Other sites show social cards and icons, in previews and bookmarks. */
const forOtherSites = { key: "cross-origin-resource-policy", value: "cross-origin" };

/** Headers of all answers, and of those below a folder. They are written to `_headers` by the adapter and need no server. */
export const headers: IHeader[] = [
  {
    source: "/*",
    headers: [
      { key: "x-content-type-options", value: "nosniff" },
      { key: "x-frame-options", value: "DENY" },
      // Gatsby would turn on the filter that old browsers had, which could be made to take parts out of a page.
      { key: "x-xss-protection", value: "0" },
      { key: "referrer-policy", value: "strict-origin-when-cross-origin" },
      { key: "cross-origin-opener-policy", value: "same-origin" },
      { key: "cross-origin-resource-policy", value: "same-origin" },
      { key: "content-security-policy", value: headerPolicy },
      { key: "strict-transport-security", value: site.transportSecurity },
      { key: "permissions-policy", value: closedFeatures.map((feature) => `${feature}=()`).join(", ") },
    ],
  },
  {
    // The name of a social card stays when its picture changes.
    source: `${cardFolder}/*`,
    headers: [{ key: "cache-control", value: "public, max-age=86400, must-revalidate" }, forOtherSites],
  },
  ...iconPaths.map((source) => ({ source, headers: [forOtherSites] })),
];

/** What a preview says besides: it is for no search engine, pictures and feed included. */
export const previewHeaders: IHeader[] = [
  { source: "/*", headers: [{ key: "x-robots-tag", value: "noindex, nofollow" }] },
];
