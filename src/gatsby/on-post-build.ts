import { rm } from "node:fs/promises";

import type { GatsbyNode } from "gatsby";

import { finishPages } from "./finish/finish-pages";
import { moveBundleReports } from "./move-bundle-reports";
import { publicFolder } from "./public-folder";
import { setPicturesAside } from "./withheld-pictures";
import { writeFeed } from "./write-feed";
import { writeManifest } from "./write-manifest";
import { writeNextChange } from "./write-next-change";
import { writeRedirectPages } from "./write-redirect-pages";
import { writeSecurityText } from "./write-security-text";
import { writeSitemap } from "./write-sitemap";
import { writeSocialCards } from "./write-social-cards";

/** Writes what stands beside the pages: for search engines, feed readers, home screens, and hosts that know no redirects. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  const { graphql } = args;
  await Promise.all([
    writeSitemap(graphql),
    writeFeed(graphql),
    writeManifest(graphql),
    writeSocialCards(args),
    writeRedirectPages(graphql),
    writeNextChange(args),
    writeSecurityText(graphql),
    moveBundleReports(),
    setPicturesAside(args),
    // Gatsby copies this library of its Script component into every site. No page here uses it.
    rm(`${publicFolder}/~partytown`, { recursive: true, force: true }),
  ]);
  await finishPages(graphql);
};
