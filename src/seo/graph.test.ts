import { buildArticle, type ArticleInput } from "./article";
import { buildGraph, serializeGraph, type GraphNode } from "./graph";

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
  profiles: ["https://linkedin.acme.example/company/acme"],
};

const page = {
  path: "/careers",
  type: "CollectionPage",
  title: "Careers",
  description: "Open positions.",
  image: "/static/default.png",
  modified: "2026-01-31",
  crumbs: [
    { name: "Home", path: "/" },
    { name: "Careers", path: "/careers" },
  ],
};

const articleInput: ArticleInput = {
  path: "/careers",
  title: "Telemetry over talk",
  description: "What usage predicts.",
  category: "Research & Product",
  keywords: ["churn", "telemetry"],
  day: "2025-01-29",
  updated: "2025-02-01",
  thumbnail: { image: { publicURL: "/static/thumbnail.png" } },
  author: null,
  about: null,
};
const article = buildArticle(url, "en", articleInput);

function findNode(graph: { "@graph": GraphNode[] }, type: string): GraphNode | undefined {
  return graph["@graph"].find((node) => node["@type"] === type);
}

test("the first entity is the main entity of a page, except of a collection", () => {
  const graph = buildGraph(site, { ...page, type: "WebPage", entities: [article] });
  expect(findNode(graph, "WebPage")?.["mainEntity"]).toEqual({ "@id": `${url}/careers#article` });
  expect(graph["@graph"]).toContainEqual(article);
  const collection = buildGraph(site, { ...page, entities: [article] });
  expect(findNode(collection, "CollectionPage")).not.toHaveProperty("mainEntity");
});

test("an article has the organization as publisher, and as author if it has no other one", () => {
  const organization = { "@id": `${url}/#organization` };
  expect(article).toMatchObject({ datePublished: "2025-01-29", author: organization, publisher: organization });
  const linkedin = "https://linkedin.acme.example/in/kenji-morita";
  const person = { name: "Kenji Morita", linkedin };
  const unlisted = { name: "Ana Ruiz", linkedin: null };
  expect(buildArticle(url, "en", { ...articleInput, author: person, about: [person, unlisted] })).toMatchObject({
    author: { "@type": "Person", name: "Kenji Morita", url: linkedin },
    about: [
      { "@type": "Person", name: "Kenji Morita", url: linkedin },
      { "@type": "Person", name: "Ana Ruiz" },
    ],
    publisher: organization,
  });
  expect(JSON.stringify(buildArticle(url, "en", { ...articleInput, author: unlisted }))).not.toContain("null");
});

test("no text of a graph can end its script element or open a comment, and parsing restores all texts", () => {
  const graph = { name: "</script><!-- <SCRIPT>", list: ["<"] };
  expect(serializeGraph(graph)).not.toContain("<");
  expect(JSON.parse(serializeGraph(graph))).toEqual(graph);
});
