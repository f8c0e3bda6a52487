import { article, articleCategories } from "./article";
import { post, postTags } from "./post";
import { articlePath } from "./routes";
import { site } from "./site";
import { teamMember } from "./team-member";
import { getReal, listReal } from "./testing/real-content";

const people = listReal(teamMember);
const articles = listReal(article);
const product = getReal(site).name.toLowerCase();

/** A slug as the specification writes it, with `{name}` and `{product}` for what it leaves open. */
function generalize(slug: string): string {
  const names = people.map((person) => person.slug.split("-")[0] ?? "");
  const words = slug
    .split("-")
    .map((word) => (word === product ? "{product}" : names.includes(word) ? "{name}" : word));
  return words.join("-");
}

test("there are 12 posts or more over all four tags, and the three named ones lead to articles of this site", () => {
  const posts = listReal(post);
  expect(posts.length).toBeGreaterThanOrEqual(12);
  expect(new Set(posts.map(({ tag }) => tag))).toEqual(new Set(postTags));
  const urls = posts.flatMap(({ url }) => (url === undefined ? [] : [generalize(url.replace(articlePath(""), ""))]));
  expect(urls).toEqual(expect.arrayContaining(["back-from-cdmx", "telemetry-over-talk", "{name}-10-years"]));
});

test("the specification's 21 articles are there, and each name in a slug is one of the team's", () => {
  const slugs = articles.map(({ slug }) => generalize(slug));
  expect(slugs.filter((slug) => slug === "{name}-journey").length).toBeGreaterThanOrEqual(2);
  expect(slugs).toEqual(
    expect.arrayContaining([
      "back-from-cdmx",
      "cohorts-ai-swarm",
      "inaugural-summit-mexico",
      "introducing-{name}",
      "latin-america-ai-journey",
      "telemetry-over-talk",
      "why-mexico-city",
      "{name}-10-years",
      "{name}-data-to-sales",
      "{name}-dataml-engineer",
      "{name}-dataml-path",
      "{name}-fullstack",
      "{name}-gtm-sales",
      "{name}-joined-{product}",
      "{name}-journey",
      "{name}-journey",
      "{name}-physics-to-ai",
      "{name}-physics-to-predictions",
      "{name}-summit",
      "{name}-summit-recap",
      "{product}-ml-company-of-the-year",
    ]),
  );
});

test("articles have the categories that the specification gives them", () => {
  const named = new Map(articles.map(({ slug, category }) => [generalize(slug), category]));
  expect(named.get("{product}-ml-company-of-the-year")).toBe("Company Updates");
  expect(named.get("cohorts-ai-swarm")).toBe("Product Insights");
  expect(named.get("telemetry-over-talk")).toBe("Research & Product");
  expect(new Set(named.values())).toEqual(new Set(articleCategories));
});

test("telemetry-over-talk is of 2025-01-29, by the organization, with a thumbnail", () => {
  const [telemetry] = articles.filter(({ slug }) => slug === "telemetry-over-talk");
  expect(telemetry).toMatchObject({ date: "2025-01-29", thumbnail: { image: expect.any(String) as string } });
  expect(telemetry?.author).toBeUndefined();
});
