import { homePath } from "../text/path-prefix";
import { toAbsolute } from "./addresses";

export type GraphNode = { "@type": string; "@id"?: string } & Record<string, unknown>;

export interface Crumb {
  name: string;
  path: string;
}

type Content =
  "name" | "legalName" | "url" | "language" | "description" | "foundingYear" | "city" | "country" | "email";

interface SiteGraphInput extends Pick<Queries.SiteSettings, Content> {
  logo: string;
  /** URLs on social networks. */
  profiles: readonly string[];
}

interface PageGraphInput {
  path: string;
  /** Term of schema.org, e.g. `AboutPage`. */
  type: string;
  title: string;
  description: string;
  image: string;
  /** Day of the last change, `YYYY-MM-DD`. */
  modified: string;
  /** From the home page to this page, inclusive. */
  crumbs: readonly Crumb[];
  /** Entities that the page is about. The first is the main entity, except on a collection page. */
  entities?: readonly GraphNode[];
}

export function organizationId(siteUrl: string): string {
  return `${siteUrl}/#organization`;
}

/** Each language is a site, of one organization. */
function websiteId(siteUrl: string): string {
  return entityId(siteUrl, homePath, "website");
}

/** Returns the id of an entity of a page, e.g. its article. */
export function entityId(siteUrl: string, path: string, kind: string): string {
  return `${toAbsolute(siteUrl, path)}#${kind}`;
}

function buildOrganization(site: SiteGraphInput): GraphNode {
  return {
    "@type": "Organization",
    "@id": organizationId(site.url),
    name: site.name,
    legalName: site.legalName,
    url: toAbsolute(site.url, "/"),
    description: site.description,
    foundingDate: String(site.foundingYear),
    email: site.email,
    logo: {
      "@type": "ImageObject",
      "@id": `${site.url}/#logo`,
      url: toAbsolute(site.url, site.logo),
    },
    address: { "@type": "PostalAddress", addressLocality: site.city, addressCountry: site.country },
    ...(site.profiles.length > 0 ? { sameAs: site.profiles } : {}),
  };
}

function buildWebsite(site: SiteGraphInput): GraphNode {
  return {
    "@type": "WebSite",
    "@id": websiteId(site.url),
    url: toAbsolute(site.url, homePath),
    name: site.name,
    description: site.description,
    inLanguage: site.language,
    publisher: { "@id": organizationId(site.url) },
  };
}

function buildBreadcrumbs(site: SiteGraphInput, page: PageGraphInput): GraphNode {
  return {
    "@type": "BreadcrumbList",
    "@id": entityId(site.url, page.path, "breadcrumb"),
    itemListElement: page.crumbs.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: toAbsolute(site.url, path),
    })),
  };
}

/** Builds the JSON-LD of a page: organization, site, page, breadcrumbs and entities. */
export function buildGraph(site: SiteGraphInput, page: PageGraphInput): { "@context": string; "@graph": GraphNode[] } {
  const { entities = [] } = page;
  const main = page.type === "CollectionPage" ? undefined : entities[0];
  // The home page has no breadcrumbs.
  const crumbs = page.crumbs.length > 1 ? [buildBreadcrumbs(site, page)] : [];
  const url = toAbsolute(site.url, page.path);
  const webPage: GraphNode = {
    "@type": page.type,
    "@id": `${url}#webpage`,
    url,
    name: page.title,
    description: page.description,
    inLanguage: site.language,
    dateModified: page.modified,
    isPartOf: { "@id": websiteId(site.url) },
    about: { "@id": organizationId(site.url) },
    ...(crumbs[0] ? { breadcrumb: { "@id": crumbs[0]["@id"] } } : {}),
    primaryImageOfPage: { "@type": "ImageObject", url: toAbsolute(site.url, page.image) },
    ...(main?.["@id"] === undefined ? {} : { mainEntity: { "@id": main["@id"] } }),
  };
  return {
    "@context": "https://schema.org",
    "@graph": [buildOrganization(site), buildWebsite(site), webPage, ...crumbs, ...entities],
  };
}

/** Serializes JSON-LD. Escapes `<`, so that text cannot close the script element. */
export function serializeGraph(graph: object): string {
  return JSON.stringify(graph).replace(/</gu, "\\u003c");
}
