import { buildArticle } from "./article";
import { buildGraph, serializeGraph, type GraphNode, type PageType } from "./graph";

const url = "https://www.acme.example";

const site = {
  name: "Acme",
  legalName: "Acme, Inc.",
  url,
  language: "en",
  description: "What we do.",
  foundingYear: 2019,
  city: "Austin",
  country: "US",
  email: "hello@acme.example",
  logo: "/icon.png",
  socialUrl: "https://linkedin.acme.example/company/acme",
};

const page = {
  path: "/careers",
  type: "CollectionPage" as PageType,
  title: "Careers",
  description: "Open positions.",
  image: "/static/default.png",
  modified: "2026-01-31",
  crumbs: [
    { name: "Home", path: "/" },
    { name: "Careers", path: "/careers" },
  ],
};

const article = buildArticle(url, {
  path: "/careers",
  title: "A title",
  description: "A description.",
  category: "Research",
  keywords: [],
  published: "2025-01-29",
  modified: "2025-01-29",
  language: "en",
  image: "/a.png",
  author: undefined,
  about: [],
});

/** All objects of a graph, at any depth. */
function listObjects(value: unknown): Record<string, unknown>[] {
  if (typeof value !== "object" || value === null) return [];
  const nested = Object.values(value).flatMap(listObjects);
  return Array.isArray(value) ? nested : [value as Record<string, unknown>, ...nested];
}

function findNode(graph: { "@graph": GraphNode[] }, type: string): GraphNode | undefined {
  return graph["@graph"].find((node) => node["@type"] === type);
}

test.each<[what: string, path: string, entities: GraphNode[]]>([
  ["a page", "/careers", []],
  ["the home page", "/", []],
  ["an article", "/careers", [article]],
])("in the graph of %s every node that another points at is there once", (_, path, entities) => {
  const objects = listObjects(buildGraph(site, { ...page, path, entities }));
  const named = objects.filter((object) => "@id" in object);
  const told = named.filter((object) => "@type" in object).map((object) => object["@id"]);
  const pointedAt = named.filter((object) => !("@type" in object)).map((object) => object["@id"]);
  expect(pointedAt.length).toBeGreaterThan(0);
  expect(told).toEqual(expect.arrayContaining(pointedAt));
  expect(new Set(told).size).toBe(told.length);
});

test.each<PageType>(["WebPage", "AboutPage", "ContactPage", "CollectionPage"])("a page can be a %s", (type) => {
  expect(findNode(buildGraph(site, { ...page, type }), type)).toMatchObject({
    "@id": `${url}/careers#webpage`,
    url: `${url}/careers`,
    name: "Careers",
    description: "Open positions.",
    inLanguage: "en",
    dateModified: "2026-01-31",
    primaryImageOfPage: { url: `${url}/static/default.png` },
  });
});

test("the breadcrumbs lead from the home page to the page", () => {
  expect(findNode(buildGraph(site, page), "BreadcrumbList")?.["itemListElement"]).toEqual([
    { "@type": "ListItem", position: 1, name: "Home", item: `${url}/` },
    { "@type": "ListItem", position: 2, name: "Careers", item: `${url}/careers` },
  ]);
});

test("the first entity is the main entity of a page, except of a collection", () => {
  const graph = buildGraph(site, { ...page, type: "WebPage", entities: [article] });
  expect(findNode(graph, "WebPage")?.["mainEntity"]).toEqual({ "@id": `${url}/careers#article` });
  expect(graph["@graph"]).toContainEqual(article);
  const collection = buildGraph(site, { ...page, entities: [article] });
  expect(findNode(collection, "CollectionPage")).not.toHaveProperty("mainEntity");
});

test("the organization is told with its address, its logo and its profile", () => {
  expect(findNode(buildGraph(site, page), "Organization")).toMatchObject({
    name: "Acme",
    legalName: "Acme, Inc.",
    url: `${url}/`,
    foundingDate: "2019",
    email: "hello@acme.example",
    logo: { url: `${url}/icon.png` },
    address: { addressLocality: "Austin", addressCountry: "US" },
    sameAs: ["https://linkedin.acme.example/company/acme"],
  });
});

test("no text of a graph can end its script element or open a comment, and none is changed by it", () => {
  const graph = { name: "</script><!-- <SCRIPT>", list: ["<"] };
  expect(serializeGraph(graph)).not.toContain("<");
  expect(JSON.parse(serializeGraph(graph))).toEqual(graph);
});
