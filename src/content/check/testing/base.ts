import sharp from "sharp";

import { listReal, readData } from "../../testing/real-content";
import { person } from "../../testing/samples";
import { teamMember } from "../../team-member";

// Valid content with a place of its own for every mistake, so that all can be planted at once.

const ordinals = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

function writeList(records: readonly unknown[]): string {
  return `${JSON.stringify(records, null, 2)}\n`;
}

const jobs = writeList(
  ordinals(24).map((n) => ({
    title: `Job ${n}.`,
    department: "Engineering",
    location: `City ${n}.`,
    type: "Full-time",
    description: `Work ${n}.`,
    applyUrl: `https://jobs.acme.example/job-${n}.`,
  })),
);

const integrations = writeList(
  ordinals(8).map((n) => ({
    name: `Platform ${n}.`,
    description: `Sends ${n}.`,
    categories: ["Customer Data"],
    logo: `planted/logo-${n}.svg`,
    color: `#00000${n}`,
  })),
);

const posts = writeList(
  ordinals(6).map((n) => ({
    id: `post-${n}`,
    title: `Post ${n}.`,
    description: `About ${n}.`,
    date: `2025-01-0${n}`,
    tag: "Research",
    url: `/blog/planted-${n}`,
  })),
);

const redirects = writeList(ordinals(10).map((n) => ({ from: `/old-${n}`, to: `/planted-${n === 9 ? 1 : 2}` })));

const [colleague] = listReal(teamMember);
const people = ["tall", "sketch", "screen", "broken", "tiny", "wide"].map((name) => ({
  ...colleague,
  slug: `planted-${name}`,
  name: `Planted ${name}`,
  image: `planted/${name}.png`,
}));
const team = writeList([...(JSON.parse(readData("team.json")) as unknown[]), ...people]);

function page(n: number): string {
  return `{
  "template": "customer-stories",
  "path": "/planted-${n}",
  "aliases": [],
  "updated": "2026-01-31",
  "seo": {
    "title": "Planted ${n}",
    "description": "A page for mistakes, number ${n}, described in more than fifty characters.",
    "keywords": ["planted"]
  },
  "hero": { "title": "Planted ${n}", "text": "A page for mistakes." },
  "coming": { "title": "Soon" },
  "logos": "Logos ${n}",
  "links": [{ "label": "Contact", "to": "/contact" }]
}
`;
}

function article(n: number): string {
  return `---
slug: planted-${n}
title: Planted ${n}
subtitle: An article for mistakes
description: An article for mistakes, number ${n}, described in more than fifty characters.
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

/** How many articles there are to plant mistakes in. */
const articleCount = 76;

export const base: Readonly<Record<string, string>> = {
  "jobs.json": jobs,
  "integrations.json": integrations,
  "posts.json": posts,
  "redirects.json": redirects,
  "team.json": team,
  "customers.json": readData("customers.json"),
  "partners.json": readData("partners.json"),
  "leaders.json": readData("leaders.json"),
  "values.json": readData("values.json"),
  "site.json": readData("site.json"),
  "interface.json": readData("interface.json"),
  ...Object.fromEntries(ordinals(9).map((n) => [`pages/planted-${n}.json`, page(n)])),
  ...Object.fromEntries(ordinals(articleCount).map((n) => [`articles/planted-${n}.mdx`, article(n)])),
};

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h10v10z"/></svg>';

function paint(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: "#808080" } })
    .png()
    .toBuffer();
}

/** Pictures of the base, right and wrong ones, by their path below `data/images/`. */
export async function paintPictures(): Promise<Record<string, Buffer | string>> {
  const [square, small, wide, huge] = await Promise.all([
    paint(800, 800),
    paint(200, 200),
    paint(1000, 800),
    paint(6001, 40),
  ]);
  return {
    ...Object.fromEntries(ordinals(8).map((n) => [`planted/logo-${n}.svg`, drawing])),
    ...Object.fromEntries(people.map(({ image }) => [image, square])),
    "planted/is-small.png": small,
    "planted/is-wide.png": wide,
    "planted/is-huge.png": huge,
    "planted/is-a-drawing.png": drawing,
    "planted/is-no-picture.png": "Not a picture",
    "planted/runs-a-script.svg": drawing.replace("<path", "<script>alert(1)</script><path"),
    "planted/loads-elsewhere.svg": drawing.replace("<path", '<image href="https://www.acme.example/a.png"/><path'),
  };
}
