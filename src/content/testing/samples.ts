import { teamMember } from "../team-member";
import { listReal } from "./real-content";

const jobs = `[
  {
    "title": "Data Engineer",
    "department": "Engineering",
    "location": "Mexico City",
    "type": "Full-time",
    "description": "Builds pipelines.",
    "applyUrl": "https://jobs.acme.example/data-engineer"
  },
  {
    "title": "Copywriter",
    "department": "Marketing",
    "location": "Austin, Texas",
    "type": "Full-time",
    "description": "Writes copy.",
    "applyUrl": "https://jobs.acme.example/copywriter"
  }
]
`;

const integrations = `[
  {
    "name": "Segment",
    "description": "Sends events.",
    "categories": ["Customer Data"],
    "logo": "brand/mark.svg",
    "color": "#1D4ED8"
  }
]
`;

const posts = `[
  {
    "id": "sample-post",
    "title": "A sample",
    "description": "A sample of a post.",
    "date": "2025-01-29",
    "tag": "Research",
    "url": "/blog/sample"
  }
]
`;

/** A valid page at `/{name}`. */
export function writePage(name: string, title: string): string {
  return `{
  "template": "customer-stories",
  "path": "/${name}",
  "aliases": [],
  "updated": "2026-01-31",
  "seo": {
    "title": "${title}",
    "description": "A sample of a page, ${title}, described in more than fifty characters.",
    "keywords": ["sample"]
  },
  "hero": { "title": "${title}", "text": "A sample of a page." },
  "coming": { "title": "Soon" },
  "logos": "Logos of ${title}",
  "links": [{ "label": "Contact", "to": "/contact" }]
}
`;
}

/** A person of the real content. */
export const person = listReal(teamMember)[0] ?? { slug: "", name: "" };

/** A valid article at `/blog/{slug}`. */
export function writeArticle(slug: string, title: string): string {
  return `---
slug: ${slug}
title: ${title}
subtitle: A sample of an article
description: A sample of an article, ${title}, described in more than fifty characters.
keywords:
  - planted
category: Product Insights
date: 2025-01-29
author: ${person.slug}
pullQuote:
  text: A sample of a quote.
  person: ${person.slug}
readOn:
  label: Read on
  url: https://www.acme.example/sample
thumbnail:
  image: product/segmentation.png
  alt: A map of segments
---

A paragraph with [a link](/contact).

## A chapter

Another paragraph.

<PullQuote />

The last paragraph.
`;
}

/** Valid content of the tests' own, whose places do not change when editors change the real content. */
export const samples = {
  "jobs.json": jobs,
  "integrations.json": integrations,
  "posts.json": posts,
  "pages/sample.json": writePage("sample", "Sample"),
  "articles/sample.mdx": writeArticle("sample", "Sample"),
};

export type SampleFile = keyof typeof samples;

/** Writes `redirects.json`, one redirect a line, the first on line 2. */
export function writeRedirects(...redirects: readonly (readonly [from: string, to: string])[]): string {
  const lines = redirects.map(([from, to]) => `  { "from": "${from}", "to": "${to}" }`);
  return `[\n${lines.join(",\n")}\n]\n`;
}
