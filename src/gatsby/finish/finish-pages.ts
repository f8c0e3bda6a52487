import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { build } from "esbuild";

import { readSite } from "../../content/site.cjs";
import { pathPrefix } from "../../text/path-prefix";
import { defaultCampaign } from "../../text/campaign";
import { nameSourceUrls, removeSources, takeSources } from "../../editing/take-sources";
import { pageFile, publicFolder } from "../output/public-folder";
import { isPreview } from "../settings/content-settings";
import { readRelay } from "../settings/read-relay";
import { addPolicy } from "./add-policy";
import { markTypeface } from "./mark-typeface";
import { parsePage } from "./parse-page";
import { replaceScripts, type BundleStats } from "./replace-scripts";

/** Bundles the inline script of every page, which loads the other scripts. */
async function bundleLoader(campaign: readonly string[]): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ["src/inline-script.ts"],
    bundle: true,
    minify: true,
    format: "iife",
    // Same as `browserslist` in `package.json`.
    target: ["chrome109", "firefox115", "safari16.4"],
    define: {
      "process.env.CAMPAIGN": JSON.stringify(campaign.join(" ")),
      "process.env.GATSBY_PATH_PREFIX": JSON.stringify(pathPrefix),
    },
    write: false,
  });
  return outputFiles[0]?.text.trim() ?? "";
}

/** Adds the digests of social cards to their URLs, also to those left by an earlier build. */
export function nameCards(html: string, cards: ReadonlyMap<string, string>): string {
  const address = /\/social\/([\w/-]+)(?:\.[0-9a-f]{10})?\.png/gu;
  return html.replace(address, (found, name: string) => cards.get(`/social/${name}.png`) ?? found);
}

/**
 * Adds the social card's URL, the loader and the Content Security Policy to every page. Throws if a page is not as expected.
 * @param cards paths of social cards with digest, by path without digest
 * @param stats file of Gatsby's bundle statistics
 */
export async function finishPages(
  paths: readonly string[],
  cards: ReadonlyMap<string, string>,
  stats: string,
): Promise<void> {
  const { campaign = defaultCampaign } = readSite();
  const loader = await bundleLoader(campaign);
  const relay = readRelay();
  const sourceUrls = isPreview() ? nameSourceUrls() : undefined;
  const bundles = JSON.parse(await readFile(stats, "utf8")) as BundleStats;
  for (const path of paths) {
    const file = join(publicFolder, pageFile(path));
    const html = await readFile(file, "utf8");
    const $ = parsePage(nameCards(html, cards));
    if (sourceUrls) takeSources($, sourceUrls);
    markTypeface($);
    replaceScripts($, loader, file, bundles);
    addPolicy($, loader, file, relay);
    const finished = sourceUrls ? removeSources($.html()) : $.html();
    if (finished !== html) await writeFile(file, finished);
  }
}
