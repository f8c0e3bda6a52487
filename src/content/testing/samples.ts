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

const page = `{
  "template": "customer-stories",
  "path": "/sample",
  "aliases": [],
  "updated": "2026-01-31",
  "seo": {
    "title": "Sample",
    "description": "A sample of a page, described in more than fifty characters.",
    "keywords": ["sample"]
  },
  "hero": { "title": "Sample", "text": "A sample of a page." },
  "coming": { "title": "Soon" }, "logos": "logos",
  "links": [{ "label": "Contact", "to": "/contact" }]
}
`;

/** A person of the real content: who that is does not matter. */
export const person = listReal(teamMember)[0] ?? { slug: "", name: "" };

const article = `---
slug: sample
title: A sample
subtitle: A sample of an article
description: A sample of an article, described in more than fifty characters.
keywords:
  - sample
category: Product Insights
date: 2025-01-29
author: ${person.slug}
pullQuote:
  text: A sample of a quote.
  person: ${person.slug}
readOn:
  label: Read on
  url: https://www.acme.example/sample
---

A sample with [a link](/contact).

<PullQuote />
`;

/** Valid content of the tests' own, so that the places in it stay where they are when editors change the real one. */
export const samples = {
  "jobs.json": jobs,
  "integrations.json": integrations,
  "posts.json": posts,
  "pages/sample.json": page,
  "articles/sample.mdx": article,
};

export type SampleFile = keyof typeof samples;

/** Writes `redirects.json`, one redirect a line; the first stands on line 2. */
export function writeRedirects(...redirects: readonly (readonly [from: string, to: string])[]): string {
  const lines = redirects.map(([from, to]) => `  { "from": "${from}", "to": "${to}" }`);
  return `[\n${lines.join(",\n")}\n]\n`;
}
