interface Article {
  slug: string;
  title: string;
  /** YAML of the date and draft fields. */
  days: string;
  /** Slug of the author. */
  person: string;
  category?: string;
  /** Path in the folder of pictures. */
  picture: string;
  /** Markdown. */
  text: string;
}

/** Formats an article file. */
export function formatArticle({ slug, title, days, person, category = "Product Insights", picture, text }: Article) {
  return `---
slug: ${slug}
title: ${title}
subtitle: All that there is to say
description: The article "${title}", described in more than fifty characters.
keywords: [sample]
category: ${category}
${days}
author: ${person}
pullQuote:
  text: A sample is a sample.
  person: ${person}
readOn:
  label: Read on
  url: https://www.acme.example/${slug}
thumbnail:
  image: ${picture}
  alt: A sample on a branch
---

${text}

<PullQuote />
`;
}

const words =
  "account action analyst answer audience baseline budget careful change channel cohort contract customer daily data decision depth early evidence forecast funnel growth habit history insight journey launch leader lesson level".split(
    " ",
  );

/** Generates an article file of about 500 words, determined by the number. */
export function generateArticle(number: number, person: string, category?: string): string {
  let next = number * 7919;
  function pickWords(count: number): string {
    const chosen = Array.from({ length: count }, () => words[(next = (next * 31 + 17) % 65_521) % words.length]);
    const text = chosen.join(" ");
    return text.charAt(0).toUpperCase() + text.slice(1);
  }
  const paragraph = () => `${pickWords(20)}. ${pickWords(20)}.`;
  const chapter = (index: number) =>
    `## ${pickWords(4)} ${index}\n\n${paragraph()}\n\n${paragraph()}\n\n${paragraph()}`;
  const date = new Date(Date.UTC(2008, 0, 1 + (number % 6000))).toISOString().slice(0, 10);
  return formatArticle({
    slug: `bench-${number}`,
    title: `${pickWords(3)} ${number}`,
    days: `date: ${date}`,
    person,
    picture: "product/report.png",
    text: `${paragraph()} It is **${pickWords(2)}**, as [the team](/team) says.\n\n${[1, 2, 3, 4].map(chapter).join("\n\n")}`,
    ...(category ? { category } : {}),
  });
}
