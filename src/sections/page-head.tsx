import { graphql } from "gatsby";

import strings from "#content/interface.json";
import { cardPath, socialImageSize } from "../seo/addresses";
import { describePage, type PageDescription } from "../seo/describe-page";
import { buildGraph, serializeGraph, type Crumb, type GraphNode } from "../seo/graph";
import { Head } from "../seo/head";
import { palette } from "../theme/palette";
import { homePath } from "../text/path-prefix";
import { fill } from "../text/fill";
import { useSite, type SiteSettings } from "./use-site";

/** Icon that serves as the company's logo. */
const logoPath = "/android-chrome-512x512.png";

interface PageHeadProps extends Omit<PageDescription, "preview"> {
  /** Path and headline of the page whose social card is used. */
  card: { path: string; title: string };
  /** Preview image of the page, instead of the social card. */
  image?: Queries.PageHeadFragment["seo"]["image"];
  /** Date of the last change, `YYYY-MM-DD`. */
  modified: string;
  /** Kind of page for search engines; `WebPage` by default. */
  type?: string | null;
  /** Pages between the home page and this one. */
  parents?: readonly Crumb[];
  /** Entities for the structured data. */
  entities?: ((site: SiteSettings) => readonly GraphNode[]) | undefined;
}

export function PageHead(props: PageHeadProps) {
  const { site, hasBlog } = useSite();
  const { card, entities, image, indexable, parents = [], path, title, type } = props;
  const cardAlt = fill(strings.socialCard, { title: card.title, name: site.name });
  const preview = image?.publicURL
    ? { address: image.publicURL, alt: title, size: image.naturalSize }
    : { address: cardPath(card.path), alt: cardAlt, size: socialImageSize };
  // Only built HTML has structured data and previews: the build adds a digest to the card's address.
  const isBuilt = typeof window === "undefined";
  const elements = describePage(
    {
      ...site,
      themeColor: site.themeColor ?? palette.ink,
      handle: site.social.find(({ handle }) => handle !== null)?.handle,
      feedTitle: hasBlog ? site.feed.title : undefined,
      preview: process.env.PREVIEW === "preview",
    },
    { ...props, preview: isBuilt ? preview : undefined },
  );
  const home = { name: strings.home, path: homePath };
  const graph = buildGraph(
    { ...site, logo: logoPath, profiles: site.social.map(({ url }) => url) },
    {
      ...props,
      type: type ?? "WebPage",
      image: preview.address,
      crumbs: path === homePath ? [home] : [home, ...parents, { name: title, path }],
      entities: entities?.(site) ?? [],
    },
  );
  return (
    <Head
      {...elements}
      language={site.language}
      graph={isBuilt && indexable !== false ? serializeGraph(graph) : undefined}
    />
  );
}

/** Returns props of `PageHead` for a page of `data/pages/`. */
export function toHeadProps({ path, alternates, updated, parentPage, seo, headline }: Queries.PageHeadFragment) {
  return {
    path,
    alternates,
    modified: updated,
    title: seo.title,
    description: seo.description,
    keywords: seo.keywords,
    card: { path, title: headline },
    image: seo.image,
    parents: parentPage ? [{ name: parentPage.seo.title, path: parentPage.path }] : [],
  };
}

export const pageHeadFragment = graphql`
  fragment PageHead on Page {
    path
    alternates {
      language
      locale
      url
      name
    }
    updated(formatString: "YYYY-MM-DD")
    parentPage {
      path
      seo {
        title
      }
    }
    seo {
      title
      description
      keywords
      image {
        publicURL
        naturalSize {
          width
          height
        }
      }
    }
    headline
  }
`;
