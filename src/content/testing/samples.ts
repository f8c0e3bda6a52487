import { readData } from "./real-content";

/** Formats a list as JSON in the style of the project. */
export function formatList(records: readonly unknown[]): string {
  return `${JSON.stringify(records, null, 2)}\n`;
}

/** Creates a valid record. The full stop after its number makes its texts unique. */
export function makeJob(n: number) {
  return {
    title: `Job ${n}.`,
    department: "Engineering",
    location: `City ${n}.`,
    type: "Full-time",
    description: `Work ${n}.`,
    applyUrl: `https://jobs.acme.example/job-${n}.`,
  };
}

export function makeIntegration(n: number, logo: string) {
  return {
    name: `Platform ${n}.`,
    description: `Sends ${n}.`,
    categories: ["Customer Data"],
    logo,
    color: `#00000${n}`,
  };
}

export function makePost(n: number, slug: string) {
  return {
    id: `post-${n}`,
    title: `Post ${n}.`,
    description: `About ${n}.`,
    date: `2025-01-0${n}`,
    tag: "Research",
    url: `/blog/${slug}`,
  };
}

/** Formats a valid page at `/{name}`. */
export function formatPage(name: string, title: string): string {
  return `{
  "template": "sections",
  "path": "/${name}",
  "aliases": [],
  "updated": "2026-01-31",
  "seo": {
    "title": "${title}",
    "description": "A sample of a page, ${title}, described in more than fifty characters.",
    "keywords": ["sample"]
  },
  "sections": [
    {
      "section": "hero",
      "title": "${title}",
      "text": "A sample of a page.",
      "action": { "label": "Careers", "to": "/careers" }
    },
    {
      "section": "points",
      "anchor": "reasons",
      "ground": "sunken",
      "spacing": "small",
      "title": "Reasons",
      "items": [{ "title": "One", "text": "The first." }, { "title": "Two", "text": "The second." }]
    },
    {
      "section": "call-to-action",
      "variant": "open",
      "title": "Write to us",
      "text": "We answer.",
      "action": { "label": "Contact", "to": "/contact" }
    }
  ]
}
`;
}

/** Formats valid settings of the site with a menu that leads to pages: a page to which nothing leads is reported. */
export function formatSite(...paths: readonly string[]): string {
  const site = JSON.parse(readData("site.json")) as { menus: object[] };
  site.menus.push({ label: "Samples", links: paths.map((to, index) => ({ label: `Sample ${index}`, to })) });
  return `${JSON.stringify(site, null, 2)}\n`;
}

/** First person of the real content. */
export const [person] = JSON.parse(readData("team.json")) as [{ slug: string }];

const chapters = `A paragraph with [a link](/contact).

## A chapter

Another paragraph.`;

/** Formats a valid article at `/blog/{slug}`. `days` are the lines of its date and draft, `text` is Markdown. */
export function formatArticle(
  slug: string,
  title: string,
  {
    category = "Product Insights",
    days = "date: 2025-01-29",
    author = person.slug,
    picture = "product/report.png",
    text = chapters,
  } = {},
): string {
  return `---
slug: ${slug}
title: ${title}
subtitle: A sample of an article
description: A sample of an article, ${title}, described in more than fifty characters.
keywords:
  - planted
category: ${category}
${days}
author: ${author}
pullQuote:
  text: A sample of a quote.
  person: ${author}
readOn:
  label: Read on
  url: https://www.acme.example/sample
thumbnail:
  image: ${picture}
  alt: A map of segments
---

${text}

<PullQuote />

The last paragraph.
`;
}

/** Valid content whose positions do not depend on the real content. */
export const samples = {
  "jobs.json": formatList([makeJob(1)]),
  "integrations.json": formatList([makeIntegration(1, "brand/mark.svg")]),
  "posts.json": formatList([makePost(1, "sample")]),
  "pages/sample.json": formatPage("sample", "Sample"),
  "site.json": formatSite("/sample"),
  "articles/sample.mdx": formatArticle("sample", "Sample"),
};

export type SampleFile = keyof typeof samples;

/** Formats `redirects.json` with one redirect per line, the first on line 2. */
export function formatRedirects(...redirects: readonly (readonly [from: string, to: string])[]): string {
  const lines = redirects.map(([from, to]) => `  { "from": "${from}", "to": "${to}" }`);
  return `[\n${lines.join(",\n")}\n]\n`;
}
