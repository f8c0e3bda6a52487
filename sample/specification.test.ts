import { readdirSync } from "node:fs";
import { join } from "node:path";

import { article } from "../src/content/kinds/article";
import { pageDefinitions } from "../src/content/catalogue";
import { customer } from "../src/content/kinds/customer";
import { integration } from "../src/content/kinds/integration";
import { interfaceStrings } from "../src/content/kinds/interface-strings";
import { job } from "../src/content/kinds/job";
import { leader } from "../src/content/kinds/leader";
import { partner } from "../src/content/kinds/partner";
import { post } from "../src/content/kinds/post";
import { dataFolder } from "../src/content/read/data-folder";
import { redirect } from "../src/content/kinds/redirect";
import { articlePath, notFoundPath } from "../src/content/routes";
import { site } from "../src/content/kinds/site";
import { teamMember } from "../src/content/kinds/team-member";
import { getReal, listReal, listRealSections, projectRoot, readData } from "../src/content/testing/real-content";
import { value } from "../src/content/value";
import { vocabulary } from "../src/content/vocabulary";

// Tests content fixed by the specification, chapters 2, 3, 8 and 9. Editors may add more without changing a test.

const people = listReal(teamMember);
const integrations = listReal(integration);
const articles = listReal(article);
const { postTags, articleCategories, integrationCategories = [], teamGroups = [] } = getReal(vocabulary);
const product = getReal(site).name.toLowerCase();

/** Replaces names in a slug by the specification's placeholders `{name}` and `{product}`. */
function generalize(slug: string): string {
  const names = people.map((person) => person.slug.split("-")[0] ?? "");
  const words = slug.split("-").map((word) => (names.includes(word) ? "{name}" : word));
  return words.join("-").replace(product, "{product}");
}

test("the team has at least 19 members, 6 directors and 2 advisors, and only advisors have a firm", () => {
  const [team = 0, board = 0, advisors = 0] = teamGroups.map(
    (group) => people.filter((person) => person.group === group).length,
  );
  expect(team).toBeGreaterThanOrEqual(19);
  expect(board).toBeGreaterThanOrEqual(6);
  expect(advisors).toBeGreaterThanOrEqual(2);
  expect(people.filter(({ firm }) => firm !== undefined)).toEqual(people.filter(({ group }) => group === "Advisors"));
});

test("there are at least 5 jobs, in both departments", () => {
  const jobs = listReal(job);
  expect(jobs.length).toBeGreaterThanOrEqual(5);
  expect(new Set(jobs.map(({ department }) => department))).toEqual(new Set(["Engineering", "Marketing"]));
});

test("there are at least 29 integrations, 4 of each category, and some of two categories", () => {
  expect(integrations.length).toBeGreaterThanOrEqual(29);
  expect(integrations.filter(({ categories }) => categories.length > 1).length).toBeGreaterThanOrEqual(2);
  for (const category of integrationCategories) {
    expect(integrations.filter(({ categories }) => categories.includes(category)).length).toBeGreaterThanOrEqual(4);
  }
});

test("partners, rotating customers, leaders and values are in the specified order", () => {
  const partners = listReal(partner).map(({ name }) => name);
  expect(partners).toEqual(["Clari", "Gainsight", "Pendo", "ContentSquare", "Mixpanel", "Amplitude"]);
  expect(integrations.map(({ name }) => name)).toEqual(expect.arrayContaining(partners));
  const kinds = listReal(customer).flatMap(({ kind, featured }) => (featured ? [kind] : []));
  const expected = [/personalization/iu, /integration/iu, /revenue/iu, /data/iu];
  expect(kinds).toEqual(expected.map((kind) => expect.stringMatching(kind) as string));
  expect(listReal(leader).map(({ role }) => role)).toEqual(["CRO", "CCO", "CMO"]);
  expect(listReal(value).map(({ name }) => name)).toEqual(["Make It Great", "Own It", "Keep Learning", "Good Human"]);
});

test("the specified redirects exist", () => {
  expect(Object.fromEntries(listReal(redirect).map(({ from, to }) => [from, to]))).toMatchObject({
    "/product": "/product/overview",
    "/resources": "/resources/blog",
    "/customer-stories": "/resources/customer-stories",
    "/resources/research-product": "/resources/blog",
    "/resources/company-culture": "/resources/blog",
  });
});

test("the specified pages exist, with the canonical path first", () => {
  const pages = pageDefinitions.flatMap((definition) => listReal(definition));
  expect(pages.map(({ path, aliases }) => [path, aliases ?? []].flat().join(" and "))).toEqual(
    expect.arrayContaining([
      notFoundPath,
      "/",
      "/careers",
      "/contact",
      "/leadership",
      "/product/cohorts-ai",
      "/product/data-sources and /product/integrations",
      "/product/growth-ai",
      "/product/overview",
      "/resources/blog and /blogs",
      "/resources/customer-stories",
      "/team",
    ]),
  );
});

test("there are at least 12 posts with all four tags, and the three named ones link to articles of this site", () => {
  const posts = listReal(post);
  expect(posts.length).toBeGreaterThanOrEqual(12);
  expect(new Set(posts.map(({ tag }) => tag))).toEqual(new Set(postTags));
  const urls = posts.flatMap(({ url }) => (url === undefined ? [] : [generalize(url.replace(articlePath(""), ""))]));
  expect(urls).toEqual(expect.arrayContaining(["back-from-cdmx", "telemetry-over-talk", "{name}-10-years"]));
});

test("the 21 specified articles exist, and names in slugs belong to the team", () => {
  const slugs = articles.map(({ slug }) => generalize(slug));
  expect(slugs.filter((slug) => slug === "{name}-journey").length).toBeGreaterThanOrEqual(2);
  expect(slugs).toEqual(
    expect.arrayContaining(
      [
        "back-from-cdmx cohorts-ai-swarm inaugural-summit-mexico introducing-{name} latin-america-ai-journey",
        "telemetry-over-talk why-mexico-city {name}-10-years {name}-data-to-sales {name}-dataml-engineer {name}-dataml-path",
        "{name}-fullstack {name}-gtm-sales {name}-joined-{product} {name}-journey {name}-physics-to-ai",
        "{name}-physics-to-predictions {name}-summit {name}-summit-recap {product}-ml-company-of-the-year",
      ].flatMap((line) => line.split(" ")),
    ),
  );
});

test("articles have the specified categories, date, author and thumbnail", () => {
  const named = new Map(articles.map(({ slug, category }) => [generalize(slug), category]));
  expect(named.get("{product}-ml-company-of-the-year")).toBe("Company Updates");
  expect(named.get("cohorts-ai-swarm")).toBe("Product Insights");
  expect(named.get("telemetry-over-talk")).toBe("Research & Product");
  expect(new Set(named.values())).toEqual(new Set(articleCategories.map(({ name }) => name)));
  const telemetry = articles.find(({ slug }) => slug === "telemetry-over-talk");
  expect(telemetry).toMatchObject({ date: "2025-01-29", thumbnail: { image: expect.any(String) as string } });
  expect(telemetry?.author).toBeUndefined();
});

test("the messages match the error catalogue", () => {
  const tooMany = "You've reached the submission limit. Please try again after {time}.";
  const sent = "Your message has been sent securely. We'll get back to you soon.";
  expect(getReal(interfaceStrings)).toMatchObject({
    rateLimit: { title: "Too Many Submissions", text: tooMany },
    emptyField: { title: "Error", text: "Please fill in all required fields with valid information." },
    emptyEmail: { title: "Error", text: "Please enter a valid email address." },
    messageRefused: { title: "Error", text: "Message contains invalid content." },
    messageTooShort: "Message too short",
    messageTooLong: "Message too long",
    messageSuspicious: "Message contains suspicious content",
    sendFailed: { title: "Error", text: "Failed to send message. Please try again later." },
    sendSucceeded: { title: "Success!", text: sent },
    unexpectedError: { title: "Unexpected Application Error!" },
  });
});

test("labels and buttons have the specified texts", () => {
  expect(getReal(interfaceStrings)).toMatchObject({
    all: "All",
    applyNow: "Apply Now",
    readMore: "Read more",
    readOnLinkedIn: "Read on LinkedIn",
    backToBlogs: "Back to Blogs",
    noPosts: "No posts found in this category.",
    stayUpdated: { title: "Stay Updated" },
    form: {
      firstName: "First Name",
      lastName: "Last Name",
      phone: "Phone",
      email: "Work Email",
      message: "Message",
      messagePlaceholder: "Tell us about your project or how we can help...",
      counter: "{n}/2000 characters",
      send: "Send Message",
      sending: "Sending...",
    },
  });
});

test("the header has the specified menus and button", () => {
  const { menus, action } = getReal(site);
  expect(menus.map(({ label, links }) => [label, ...links.map((link) => `${link.label}: ${link.to}`)])).toEqual([
    [
      "Products",
      "Overview: /product/overview",
      "Cohorts AI: /product/cohorts-ai",
      "Growth AI: /product/growth-ai",
      "AI Data & Integrations: /product/data-sources",
    ],
    ["Resources", "Blog: /resources/blog"],
    ["Company", "Our Story & Values: /leadership", "Team: /team", "Join us!: /careers"],
  ]);
  expect(action).toEqual({ label: "Book Demo", to: "/contact" });
});

test("pages have the specified headlines, figures and sections", () => {
  expect(listRealSections("hero", "/")).toMatchObject([
    {
      title: "Product Telemetry AI for GTM Teams",
      action: { label: "Book Demo", to: "/contact" },
      figures: [{ value: "90%+" }, { value: "80%+" }, { value: "3.2T" }],
    },
  ]);
  expect(listRealSections("leaders", "/")).toMatchObject([{ title: "Built for GTM Leaders" }]);
  expect(listRealSections("comparison", "/")).toMatchObject([{ anchor: "our-difference" }]);
  expect(listRealSections("voices", "/").map(({ items }) => items)).toEqual([undefined]);
  const slides = listRealSections("highlights", "/product/overview").flatMap((section) => section.slides);
  const highlights = ["Quantitative ML", "Q-Chat Agent Family", "Insights in the GTM apps you use"];
  expect(slides.map(({ title }) => title)).toEqual(highlights);
  const sources = listRealSections("data-sources", "/product/data-sources").flatMap(({ cards }) => cards);
  expect(sources.map(({ title }) => title)).toEqual(["Customer Data", "Usage Analytics", "Business Systems"]);
  const invitation = "Ready to transform your business with AI-powered solutions? Get in touch with our team.";
  expect(listRealSections("form", "/contact")).toMatchObject([
    { title: "Book a Demo", text: invitation, card: "Book Demo" },
  ]);
  const stories = "/resources/customer-stories";
  expect(listRealSections("hero", stories)).toMatchObject([
    { title: "Customer Stories", customers: { title: "Something Amazing is Coming..." } },
  ]);

  expect(listRealSections("hero", notFoundPath)).toMatchObject([
    { title: "Oops! Page not found", action: { label: "Return to Home", to: "/" } },
  ]);
});

test("all external URLs and mail addresses are on .example hosts", () => {
  const files = readdirSync(join(projectRoot, dataFolder), { recursive: true, encoding: "utf8" });
  const texts = files.filter((file) => /\.(?:json|mdx)$/u.test(file)).map(readData);
  const hosts = texts.flatMap((text) =>
    [...text.matchAll(/(?:https?:\/\/|[\w.]@)([\w.-]*\w)/gu)].map(([, host]) => host),
  );
  expect(hosts.length).toBeGreaterThan(0);
  expect(hosts.filter((host) => !host?.endsWith(".example"))).toEqual([]);
});
