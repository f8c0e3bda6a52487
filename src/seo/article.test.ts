import { buildArticle, type ArticleInput } from "./article";

const url = "https://www.acme.example";
const organization = { "@id": `${url}/#organization` };

const input: ArticleInput = {
  path: "/blog/telemetry-over-talk",
  title: "Telemetry over talk",
  description: "What usage predicts.",
  category: "Research & Product",
  keywords: ["churn", "telemetry"],
  published: "2025-01-29",
  modified: "2025-02-01",
  language: "en",
  image: "/static/thumbnail.png",
  author: undefined,
  about: [],
};

const kenji = { name: "Kenji Morita", url: "https://linkedin.acme.example/in/kenji-morita" };

test("an article without an author is the organization's, which also publishes it", () => {
  expect(buildArticle(url, input)).toEqual({
    "@type": "BlogPosting",
    "@id": `${url}/blog/telemetry-over-talk#article`,
    headline: "Telemetry over talk",
    description: "What usage predicts.",
    url: `${url}/blog/telemetry-over-talk`,
    image: `${url}/static/thumbnail.png`,
    datePublished: "2025-01-29",
    dateModified: "2025-02-01",
    articleSection: "Research & Product",
    keywords: "churn, telemetry",
    inLanguage: "en",
    mainEntityOfPage: { "@id": `${url}/blog/telemetry-over-talk#webpage` },
    author: organization,
    publisher: organization,
  });
});

test("an article with an author is that person's, and the organization publishes it", () => {
  expect(buildArticle(url, { ...input, author: kenji })).toMatchObject({
    author: { "@type": "Person", ...kenji },
    publisher: organization,
  });
});

test("an article names the people it is about", () => {
  expect(buildArticle(url, { ...input, about: [kenji] })["about"]).toEqual([{ "@type": "Person", ...kenji }]);
});
