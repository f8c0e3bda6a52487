import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";

import type { GatsbyNode } from "gatsby";

import { finishPages } from "./finish/finish-pages";
import { publicFolder } from "./public-folder";
import { removeStaleFiles } from "./stale-files";
import { writeFeed } from "./write-feed";
import { writeIcons } from "./write-icons";
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

/** Writes the files beside the pages, removes what must not be published, and finishes the HTML of each page. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  const { graphql } = args;
  const [cards] = await Promise.all([
    writeSocialCards(args),
    writeSiteFiles(graphql),
    writeFeed(graphql),
    writeIcons(args),
    moveBundleReports(),
    // Gatsby copies this library of its Script component into every site. No page uses it.
    rm(join(publicFolder, "~partytown"), { recursive: true, force: true }),
  ]);
  const pages = args.getNodesByType("SitePage").map(({ path }) => String(path));
  await finishPages(pages, cards);
  await removeStaleFiles([...pages, ...args.getNodesByType("Redirect").map(({ from }) => String(from))]);
};
