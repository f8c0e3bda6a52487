/**
 * The specification's route table (chapter 2) with its blanks filled in. It is a copy of its own, so that the tests fail when a page,
 * article, alias or redirect is removed from `data/`.
 */

/** Public address of the site: canonical links, feed and sitemap contain it. */
export const siteUrl = "https://www.querent.example";

/** Path and headline of every page. */
export const pages: Readonly<Record<string, string>> = {
  "/": "Product Telemetry AI for GTM Teams",
  "/product/overview": "Two products that read the same telemetry",
  "/product/cohorts-ai": "Cohorts AI groups customers by what they do",
  "/product/growth-ai": "Growth AI predicts churn and growth up to 12 months ahead",
  "/product/data-sources": "AI Data & Integrations",
  "/leadership": "Our Story & Values",
  "/careers": "Careers",
  "/team": "Team",
  "/resources/blog": "Blog",
  "/contact": "Book a Demo",
  "/resources/customer-stories": "Customer Stories",
};

/** Slug and headline of every article. */
export const articles: Readonly<Record<string, string>> = {
  "andre-joined-querent": "Why Andre Baptiste joined Querent",
  "back-from-cdmx": "Back from CDMX: what marketing carried home",
  "cohorts-ai-swarm": "Why Cohorts AI is a swarm of small models",
  "harjit-10-years": "Ten years of building models on telemetry",
  "inaugural-summit-mexico": "Our inaugural company summit in Mexico City",
  "introducing-zola": "Introducing Zola Dlamini, who draws what we don’t know",
  "jonas-summit-recap": "A hack day, a drill, and an argument about queues",
  "kenji-physics-to-ai": "From cold magnets to customers who leave",
  "kwame-dataml-path": "From pumps in Kumasi to data pipelines",
  "latin-america-ai-journey": "Building an AI team in Latin America",
  "lin-physics-to-predictions": "From particle physics to predictions you can argue with",
  "lucia-gtm-sales": "The first call starts with the buyer’s own data",
  "marcus-data-to-sales": "A data scientist walks into a sales call",
  "naomi-journey": "What my wrong forecasts were made of",
  "priya-journey": "From the support queue to customer success",
  "querent-ml-company-of-the-year": "Querent is Machine Learning Company of the Year",
  "samira-dataml-engineer": "A week of late events and one canceled retrain",
  "telemetry-over-talk": "Telemetry over talk: predicting churn from product use",
  "tomas-fullstack": "One slow query and a chart drawn nine times",
  "why-mexico-city": "Why we opened our engineering hub in Mexico City",
  "yuki-summit": "Planning a summit around the empty hours",
};

/** Second paths of pages, and their canonical paths. */
export const aliases: Readonly<Record<string, string>> = {
  "/product/integrations": "/product/data-sources",
  "/blogs": "/resources/blog",
};

/** Old and short paths, and their targets. */
export const redirects: Readonly<Record<string, string>> = {
  "/product": "/product/overview",
  "/resources": "/resources/blog",
  "/customer-stories": "/resources/customer-stories",
  "/resources/research-product": "/resources/blog",
  "/resources/company-culture": "/resources/blog",
};

/** All canonical paths, with their headlines. */
export const canonicalPaths: Readonly<Record<string, string>> = {
  ...pages,
  ...Object.fromEntries(Object.entries(articles).map(([slug, heading]) => [`/blog/${slug}`, heading])),
};

/** The same with the aliases. */
export const allPaths: Readonly<Record<string, string>> = {
  ...canonicalPaths,
  ...Object.fromEntries(Object.entries(aliases).map(([alias, path]) => [alias, pages[path] ?? ""])),
};

/** Links of the header's menus: menu, label and path. */
export const menus = {
  Products: {
    Overview: "/product/overview",
    "Cohorts AI": "/product/cohorts-ai",
    "Growth AI": "/product/growth-ai",
    "AI Data & Integrations": "/product/data-sources",
  },
  Resources: { Blog: "/resources/blog" },
  Company: { "Our Story & Values": "/leadership", Team: "/team", "Join us!": "/careers" },
};

/** A path without a page. */
export const unknownPath = "/nowhere";

/** One path of every kind of page: all pages, a long and a short article, and the 404 page. */
export const pageKinds: readonly string[] = [
  ...Object.keys(pages),
  "/blog/telemetry-over-talk",
  `/blog/${Object.keys(articles)[0] ?? ""}`,
  unknownPath,
];
