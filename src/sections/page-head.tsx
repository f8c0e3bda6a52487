import { graphql } from "gatsby";

import { describePage, type PageDescription } from "../seo/describe-page";
import { buildGraph, serializeGraph, type Crumb, type GraphNode, type PageType } from "../seo/graph";
import { Head } from "../seo/head";
import { useSite, type SiteSettings } from "./use-site";

/** Icon of the built site that stands for the company. */
export const logoPath = "/android-chrome-512x512.png";

interface PageHeadProps extends PageDescription {
  /** Day of the last change, `YYYY-MM-DD`. */
  modified: string;
  type?: PageType;
  /** Pages between the home page and this one. */
  parents?: readonly Crumb[];
  /** Entities of the page, given the site's address. */
  entities?: (site: SiteSettings) => readonly GraphNode[];
}

function buildPageGraph(
  site: SiteSettings,
  home: string,
  { type = "WebPage", parents = [], ...page }: PageHeadProps,
): string {
  const first = { name: home, path: "/" };
  const last = { name: page.title, path: page.path };
  const graph = buildGraph(
    { ...site, logo: logoPath, socialUrl: site.social.url },
    {
      path: page.path,
      type,
      title: page.title,
      description: page.description,
      image: page.image ?? site.socialImage.publicURL ?? "",
      modified: page.modified,
      crumbs: page.path === "/" ? [first] : [first, ...parents, last],
      entities: page.entities?.(site) ?? [],
    },
  );
  return serializeGraph(graph);
}

/** Head of a page: title, previews, canonical link, structured data. */
export function PageHead(props: PageHeadProps) {
  const { site, strings } = useSite();
  const elements = describePage(
    { ...site, handle: site.social.handle, feedTitle: site.feed.title, socialImage: site.socialImage.publicURL ?? "" },
    props,
  );
  const graph = props.indexable === false ? undefined : buildPageGraph(site, strings.home, props);
  return <Head {...elements} language={site.language} graph={graph} />;
}

/** What `PageHead` wants of a page of `data/pages/`. */
export function toHeadProps({ path, updated, parentPage, seo }: Queries.PageHeadFragment) {
  return {
    path,
    modified: updated,
    title: seo.title,
    description: seo.description,
    keywords: seo.keywords,
    image: seo.image?.publicURL,
    parents: parentPage ? [{ name: parentPage.seo.title, path: parentPage.path }] : [],
  };
}

export const pageHeadFragment = graphql`
  fragment PageHead on Page {
    path
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
      }
    }
  }
`;
