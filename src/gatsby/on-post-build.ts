import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";

import type { GatsbyNode, ParentSpanPluginArgs } from "gatsby";

import { dataFolder } from "../content/read/data-folder";
import { isInArchive, redirectFile } from "../content/routes";
import { findLackingCharacters, listContentCharacters } from "./output/content-characters";
import { readContentSettings } from "./settings/content-settings";
import { finishPages } from "./finish/finish-pages";
import { publicFolder } from "./output/public-folder";
import { removeStaleFiles } from "./output/stale-files";
import { writeBrandFiles } from "./output/write-brand-files";
import { writeFeed } from "./output/write-feed";
import { writeLicenses } from "./output/write-licenses";
import { writeSiteFiles } from "./output/write-site-files";
import { writeSocialCards } from "./output/write-social-cards";

/** Folder for what is not published: source maps, bundle statistics (docs/performance.md), and Gatsby's app, which no page loads. */
const bundleReports = join(".cache", "bundle-reports");
const unpublished = /\.map$|^(?:webpack\.stats|chunk-map)\.json$|^(?:app-|component---).*\.js$/u;

async function moveBundleReports(): Promise<void> {
  const names = (await readdir(publicFolder)).filter((name) => unpublished.test(name));
  await rm(bundleReports, { recursive: true, force: true });
  await mkdir(bundleReports, { recursive: true });
  await Promise.all(names.map((name) => rename(join(publicFolder, name), join(bundleReports, name))));
}

/** Warns of pages of the last build that are gone and not redirected. Ignores previews and the blog archive. */
async function warnOfRemovedPages(
  pages: readonly string[],
  redirects: readonly string[],
  { cache, reporter, getNodesByType }: ParentSpanPluginArgs,
): Promise<void> {
  if (readContentSettings().preview) return;
  const blogPath = String(getNodesByType("BlogPage")[0]?.["path"]);
  const earlier = ((await cache.get("pages")) ?? []) as string[];
  const removed = earlier.filter((path) => !pages.includes(path) && !redirects.includes(redirectFile(path)));
  for (const path of removed.filter((each) => !isInArchive(each, blogPath)))
    reporter.warn(`${path} was a page of the last build. Redirect it to another page in ${dataFolder}/redirects.json.`);
  await cache.set("pages", pages);
}

async function warnOfMissingCharacters({ reporter }: ParentSpanPluginArgs): Promise<void> {
  const { missing, absent } = await findLackingCharacters(listContentCharacters());
  const warn = (characters: readonly string[], remedy: string) => {
    if (characters.length > 0)
      reporter.warn(`The site's fonts lack ${characters.join(" ")}: texts with them have a fallback font. ${remedy}`);
  };
  warn(missing, "npm run typeface adds them.");
  warn(absent, "Choose a typeface that has them, see docs/rebrand.md.");
}

/** Writes all other files, finishes the pages, and removes files that must not be published. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  const { graphql } = args;
  const [cards] = await Promise.all([
    writeSocialCards(args),
    writeSiteFiles(graphql),
    writeFeed(graphql),
    writeBrandFiles(args),
    moveBundleReports(),
    // Removes a library of Gatsby's Script component, which no page uses.
    rm(join(publicFolder, "~partytown"), { recursive: true, force: true }),
  ]);
  await writeLicenses(bundleReports);
  const pages = args.getNodesByType("SitePage").map(({ path }) => String(path));
  const redirects = args.getNodesByType("Redirect").map(({ from }) => redirectFile(String(from)));
  await finishPages(pages, cards, join(bundleReports, "webpack.stats.json"));
  await removeStaleFiles([...pages, ...redirects], cards.values());
  await warnOfRemovedPages(pages, redirects, args);
  await warnOfMissingCharacters(args);
};
