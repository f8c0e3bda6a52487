/** Paths of `starter/`, listed apart from the content, so that tests fail when one of them is not built. */

export const pages: Readonly<Record<string, string>> = {
  "/": "Know what customers use, and act on it",
  "/product/overview": "Two products, one set of data",
  "/product/cohorts-ai": "Groups",
  "/product/growth-ai": "Outlook shows what is likely, and how sure it is",
  "/product/data-sources": "Data & Integrations",
  "/leadership": "Our Story & Values",
  "/careers": "Careers",
  "/team": "Team",
  "/resources/blog": "Blog",
  "/contact": "Book a Call",
  "/resources/customer-stories": "Customer Stories",
  "/imprint": "Imprint",
};

export const articles: Readonly<Record<string, string>> = {
  "customers-call": "“It’s the customer’s call”, and other notes",
  "first-week": "Onboarding: what the first week decides",
  "sales-and-service": "Sales & service read one list",
  "what-a-report-shows": "What a Nutzungsdatenauswertungsbericht shows",
};

/** Path of the article with every component. */
export const longArticle = "/blog/first-week";

/** Aliases of pages, and their canonical paths. */
export const aliases: Readonly<Record<string, string>> = {
  "/product/integrations": "/product/data-sources",
  "/blogs": "/resources/blog",
};

export const redirects: Readonly<Record<string, string>> = {
  "/product": "/product/overview",
  "/resources": "/resources/blog",
  "/customer-stories": "/resources/customer-stories",
  "/resources/research-product": "/resources/blog",
  "/resources/company-culture": "/resources/blog",
  "/blog/first-year": "/blog/customers-call",
};

export const canonicalPaths: Readonly<Record<string, string>> = {
  ...pages,
  ...Object.fromEntries(Object.entries(articles).map(([slug, heading]) => [`/blog/${slug}`, heading])),
};

/** Path of the page with one of every section, which `build-starter.mjs` publishes and no page links to. */
const examplesPath = "/all-sections";

/** All paths including aliases, with headlines. */
export const allPaths: Readonly<Record<string, string>> = {
  ...canonicalPaths,
  [examplesPath]: "All sections on one page",
  ...Object.fromEntries(Object.entries(aliases).map(([alias, path]) => [alias, pages[path] ?? ""])),
};

/** Links of the header's menus: menu, label and path. */
export const menus = {
  Products: {
    Overview: "/product/overview",
    Groups: "/product/cohorts-ai",
    Outlook: "/product/growth-ai",
    "Data & Integrations": "/product/data-sources",
  },
  Resources: { Blog: "/resources/blog" },
  Company: { "Our Story & Values": "/leadership", Team: "/team", "Join us!": "/careers" },
};

export const unknownPath = "/nowhere";

/** One path per kind of page: all pages, a long and a short article, and the 404 page. */
export const pageKinds: readonly string[] = [...Object.keys(pages), longArticle, "/blog/customers-call", unknownPath];
