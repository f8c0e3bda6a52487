import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";

import type { GatsbyNode, ParentSpanPluginArgs } from "gatsby";

import { dataFolder } from "../content/read/data-folder";
import { isInArchive, redirectFile } from "../content/routes";
import { readContentSettings } from "./content-settings";
import { finishPages } from "./finish/finish-pages";
import { publicFolder } from "./public-folder";
import { removeStaleFiles } from "./stale-files";
import { weighPages } from "./weigh-pages";
import { writeBrandFiles } from "./write-brand-files";
import { writeFeed } from "./write-feed";
import { writeSiteFiles } from "./write-site-files";
import { writeSocialCards } from "./write-social-cards";

/** Source maps and statistics of the bundles, which are not published (docs/performance.md). */
const bundleReports = join(".cache", "bundle-reports");
const reportPattern = /\.map$|^(?:webpack\.stats|chunk-map)\.json$/u;

async function moveBundleReports(): Promise<void> {
  const names = (await readdir(publicFolder)).filter((name) => reportPattern.test(name));
  await rm(bundleReports, { recursive: true, force: true });
  await mkdir(bundleReports, { recursive: true });
  await Promise.all(names.map((name) => rename(join(publicFolder, name), join(bundleReports, name))));
}

/**
 * Warns of pages that visitors saw after the last build, whose address is gone. The blog's archive has as many pages as it needs.
 * @param redirects files of all redirects
 */
async function warnOfGoneAddresses(
  pages: readonly string[],
  redirects: readonly string[],
  { cache, reporter, getNodesByType }: ParentSpanPluginArgs,
): Promise<void> {
  if (readContentSettings().preview) return;
  const blogPath = String(getNodesByType("BlogPage")[0]?.["path"]);
  const earlier = ((await cache.get("pages")) ?? []) as string[];
  const gone = earlier.filter((path) => !pages.includes(path) && !redirects.includes(redirectFile(path)));
  for (const path of gone.filter((each) => !isInArchive(each, blogPath))) {
    reporter.warn(`${path} was a page of the last build. Redirect it to another in ${dataFolder}/redirects.json.`);
  }
  await cache.set("pages", pages);
}

/** Writes the files beside the pages, finishes and weighs each page, and removes what must not be published. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  const { graphql } = args;
  const [cards] = await Promise.all([
    writeSocialCards(args),
    writeSiteFiles(graphql),
    writeFeed(graphql),
    writeBrandFiles(args),
    moveBundleReports(),
    // Gatsby copies this library of its Script component into every site. No page uses it.
    rm(join(publicFolder, "~partytown"), { recursive: true, force: true }),
  ]);
  const pages = args.getNodesByType("SitePage").map(({ path }) => String(path));
  const redirects = args.getNodesByType("Redirect").map(({ from }) => redirectFile(String(from)));
  await finishPages(pages, cards);
  await removeStaleFiles([...pages, ...redirects]);
  await warnOfGoneAddresses(pages, redirects, args);
  await weighPages(pages, args.reporter);
};
